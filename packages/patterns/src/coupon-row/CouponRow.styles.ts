import styled from 'styled-components';

/**
 * Three columns: the check icon of an applied coupon, the text and the button. The icon column keeps its
 * width when it is empty, so that the codes in a list of coupons align.
 */
export const Row = styled.div`
  display: grid;
  grid-template-columns: var(--lx-size-icon) minmax(0, 1fr) auto;
  gap: var(--lx-space-14);
  align-items: center;
  padding-block: var(--lx-space-18);
  border-block-end: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);

  &:first-child {
    border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  }

  &[data-state='notApplicable'] {
    color: var(--lx-color-text-tertiary);
  }
`;

/** Codes have no spaces, so they break anywhere. */
export const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-2);
  overflow-wrap: anywhere;
`;
