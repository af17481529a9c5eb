import { media } from '@luxe/tokens';
import styled from 'styled-components';

/**
 * The negative margins are as wide as the padding of the rows. The text of the rows therefore aligns with the
 * text around the list.
 */
export const Options = styled.div`
  display: flex;
  flex-direction: column;
  margin-inline: calc(-1 * var(--lx-space-12));
`;

/** An option: a row of at least 44 px, highlighted on hover and when active. */
export const Option = styled.a`
  display: flex;
  align-items: center;
  gap: var(--lx-space-12);
  min-height: var(--lx-size-target-min);
  padding-inline: var(--lx-space-12);
  overflow-wrap: anywhere;
  color: var(--lx-color-text-primary);
  text-decoration: none;

  &[aria-selected='true'] {
    background: var(--lx-color-bg-hover);
  }

  ${media.hover} {
    &:hover {
      background: var(--lx-color-bg-hover);
    }
  }
`;

/** The part of a suggestion after the typed text. */
export const Added = styled.span`
  font-weight: var(--lx-font-weight-semibold);
`;
