import styled from 'styled-components';

export const Links = styled.ul`
  padding-block: var(--lx-space-14);

  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: var(--lx-size-control-l);
    font-family: var(--lx-font-family-display);
    font-size: var(--lx-font-size-title-m);
    line-height: var(--lx-font-line-height-title);
  }
  svg {
    color: var(--lx-color-text-tertiary);
  }
`;

export const Rest = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--lx-space-4) var(--lx-space-16);
  padding-block-start: var(--lx-space-16);
  border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  font-size: var(--lx-font-size-sm);

  > * {
    display: flex;
    align-items: center;
    min-block-size: var(--lx-size-target-min);
    text-align: start;
  }
`;
