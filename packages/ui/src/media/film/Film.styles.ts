import { media } from '@luxe/tokens';
import styled from 'styled-components';

export const Poster = styled.a`
  display: block;
  inline-size: 100%;
  background: var(--lx-color-bg-raised);
  color: var(--lx-color-text-primary);
  text-decoration: none;
`;

/**
 * The label below the still picture. It is as tall as the player controls, which replace it after a press, so
 * that no content shifts.
 */
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
