import styled from 'styled-components';

/** Icon and name on one line. On a narrow screen the name wraps, and the icon keeps its size. */
export const Name = styled.span`
  display: inline-flex;
  gap: var(--lx-space-12);
  align-items: flex-start;

  > svg,
  > img {
    flex: none;
  }
`;

/**
 * Saving and fee, stacked at the end of the row. The maximum width leaves more than half of the row for the
 * name.
 */
export const Money = styled.span`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-2);
  max-inline-size: 45vw;
  font-variant-numeric: tabular-nums lining-nums;

  em {
    font-style: normal;
    color: var(--lx-color-text-accent);
  }
`;
