import { media } from '@luxe/tokens';
import styled from 'styled-components';

export const Poster = styled.a`
  display: block;
  inline-size: 100%;
  background: var(--lx-color-bg-raised);
  color: var(--lx-color-text-primary);
  text-decoration: none;
`;

/** As tall as the player controls that replace it, so that a press shifts no content. */
export const Bar = styled.span`
  display: flex;
  align-items: center;
  gap: var(--lx-space-12);
  min-block-size: calc(var(--lx-size-target-floor) + var(--lx-size-target-min));
  padding-inline: var(--lx-space-16);
  font-size: var(--lx-font-size-ui);
  font-weight: var(--lx-font-weight-medium);

  ${media.coarse} {
    min-block-size: calc(2 * var(--lx-size-target-min));
  }

  > span {
    text-decoration: underline;
    text-decoration-thickness: var(--lx-border-width-hair);
    text-underline-offset: 0.3em;
  }
`;
