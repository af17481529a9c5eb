import styled from 'styled-components';

export const Home = styled.a`
  display: block;

  h1 {
    max-inline-size: 6em;
  }
`;

/** The whole banner is the link; these words only look like one. */
export const LookOfLink = styled.span`
  padding-block-end: var(--lx-space-2);
  border-block-end: var(--lx-border-width-hair) solid var(--lx-color-border-strong);
  font-size: var(--lx-font-size-ui);
  font-weight: var(--lx-font-weight-medium);
  line-height: 1.4;
`;
