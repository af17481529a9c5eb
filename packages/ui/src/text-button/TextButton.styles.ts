import styled from 'styled-components';
import { linkLook } from '../text-link/TextLink.styles.ts';
import type { TextLinkTone } from '../text-link/TextLink.tsx';

export const Control = styled.button<{ $tone: TextLinkTone }>`
  ${linkLook}
  position: relative;
  text-align: start;

  /* A line of text is shorter than a finger: the target reaches past it without moving anything. */
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
