import { media } from '@luxe/tokens';
import styled, { css, keyframes } from 'styled-components';

const settle = keyframes`
  from { opacity: 0; transform: translateY(calc(-1 * var(--lx-size-move))); }
`;

/** The row that toggles the content, shared with Accordion. */
export const summaryRow = css`
  display: flex;
  align-items: center;
  gap: var(--lx-space-24);
  width: 100%;
  min-height: var(--lx-size-control-m);
  padding-block: var(--lx-space-14);
  font-size: var(--lx-font-size-ui);
  font-weight: var(--lx-font-weight-medium);
  line-height: 1.4;
  text-align: start;
  list-style: none;

  > svg {
    color: var(--lx-color-text-tertiary);
    transition: color var(--lx-transition-hover);
  }

  ${media.hover} {
    &:hover > svg {
      color: var(--lx-color-text-primary);
    }
  }
`;

export const panelBody = css`
  padding-block: var(--lx-space-4) var(--lx-space-24);
  color: var(--lx-color-text-secondary);
  animation: ${settle} var(--lx-duration-calm) var(--lx-easing-out);
`;

/**
 * The only styled element of a disclosure: its selectors style the plain elements inside. This saves
 * rendering time on the server, because a styled element takes as much time as five plain elements. A listing
 * has a dozen disclosures.
 */
export const Details = styled.details`
  border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);

  &:last-child {
    border-block-end: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  }

  /* Inside a row of a list that draws the hairlines. */
  &[data-plain] {
    border-block: 0;
  }

  & > summary {
    ${summaryRow}
  }
  & > div {
    ${panelBody}
  }
  /* Aligns the content with the summary, after the number. */
  &[data-numbered] > div {
    padding-inline-start: var(--lx-space-56);
  }

  & > summary > svg:last-child,
  &[open] > summary > svg:nth-last-child(2) {
    display: none;
  }

  &[open] > summary > svg:last-child {
    display: block;
  }
`;

export const SummaryText = styled.span`
  flex: 1 1 0;
  min-width: 0;
`;

export const Number = styled.span`
  flex: none;
  min-width: var(--lx-space-32);
  font-weight: var(--lx-font-weight-regular);
  color: var(--lx-color-text-tertiary);
`;
