import styled, { css } from 'styled-components';

const shopper = css`
  align-self: flex-end;
  max-width: min(100%, var(--lx-layout-form));
  padding-block: var(--lx-space-2);
  padding-inline: 0 var(--lx-space-18);
  border-inline-end: var(--lx-border-width-mark) solid var(--lx-color-accent-base);
  text-align: end;
  white-space: pre-line;
`;

/** The question is visible above its answer, below the sticky header. */
export const Frame = styled.div<{ $isShopper: boolean }>`
  /* Contains the visually hidden name. */
  position: relative;
  min-width: 0;
  scroll-margin-block-start: var(--lx-space-24);
  ${({ $isShopper }) => $isShopper && shopper}
`;
