import styled from 'styled-components';
import { linkLook } from '../link/Link.styles.ts';
import type { LinkTone } from '../link/Link.tsx';

export const Control = styled.button<{ $tone: LinkTone }>`
  ${linkLook}
  position: relative;
  text-align: start;

  /* Extends the press target beyond the line of text without affecting the layout. */
  &::after {
    content: '';
    position: absolute;
    inset-block: calc(-1 * var(--lx-space-10));
    inset-inline: calc(-1 * var(--lx-space-4));
  }

  &:disabled {
    color: var(--lx-color-text-tertiary);
    text-decoration: none;
    cursor: not-allowed;
  }
`;
