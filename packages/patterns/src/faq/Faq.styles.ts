import styled from 'styled-components';

export const Rows = styled.ol`
  > li {
    border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  }
`;

/** `<details>` opens without scripts, and the browser's page search finds collapsed text. */
export const Row = styled.details`
  summary {
    display: flex;
    gap: var(--lx-space-24);
    align-items: center;
    padding-block: var(--lx-space-18);
    list-style: none;
  }
  summary > span:first-child {
    flex: none;
    inline-size: var(--lx-space-32);
    color: var(--lx-color-text-tertiary);
    font-variant-numeric: tabular-nums lining-nums;
  }
  summary > span:nth-child(2) {
    flex: 1 1 0;
  }
  &[open] .closed,
  &:not([open]) .open {
    display: none;
  }
`;

export const Answer = styled.div`
  max-inline-size: var(--lx-layout-copy);
  padding-block-end: var(--lx-space-24);
  padding-inline-start: var(--lx-space-56);
  color: var(--lx-color-text-secondary);
`;
