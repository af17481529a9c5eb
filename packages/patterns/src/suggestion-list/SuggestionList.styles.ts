import { media } from '@luxe/tokens';
import styled from 'styled-components';

/** Its rows stand out a little to both sides, so that their words are on the line of the words around them. */
export const Options = styled.div`
  display: flex;
  flex-direction: column;
  margin-inline: calc(-1 * var(--lx-space-12));
`;

/** One way on: a row of 44, marked where the pointer or the arrows are. */
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

/** What choosing would add to what is typed. */
export const Added = styled.span`
  font-weight: var(--lx-font-weight-semibold);
`;
