import { media } from '@luxe/tokens';
import styled, { css } from 'styled-components';
import { bareControl } from '../field/Field.styles.ts';

export const Box = styled.div`
  display: flex;
  align-items: center;
  gap: var(--lx-space-10);
  min-height: var(--lx-size-control-s);
  border-block-end: var(--lx-border-width-hair) solid var(--lx-color-border-control);
  color: var(--lx-color-text-tertiary);
  transition: border-color var(--lx-transition-hover);

  ${media.hover} {
    &:hover {
      border-color: var(--lx-color-text-primary);
    }
  }

  &[data-disabled] {
    border-block-end-style: dashed;
    border-color: var(--lx-color-border-strong);
  }

  &:has(input:focus-visible) {
    outline: var(--lx-border-width-mark) solid var(--lx-color-border-focus);
    outline-offset: var(--lx-size-focus-offset);
  }

  /* The large field spans the page, where a frame would be too prominent: the line is the focus mark. */
  &[data-size='l']:has(input:focus-visible) {
    outline: none;
    border-color: var(--lx-color-text-primary);
    box-shadow: 0 var(--lx-border-width-hair) 0 var(--lx-color-text-primary);
  }
`;

const small = css`
  ${media.from1024} {
    font-size: var(--lx-font-size-sm);
  }
`;

const large = css`
  min-height: var(--lx-size-control-l);
  caret-color: var(--lx-color-border-focus);
  font-family: var(--lx-font-family-display);
  font-size: var(--lx-font-size-title-s);

  ${media.below768} {
    &::placeholder {
      font-size: var(--lx-font-size-lg);
    }
  }

  ${media.from768} {
    font-size: var(--lx-font-size-title-l);
  }
`;

export const Input = styled.input<{ $size: 'm' | 'l' }>`
  flex: 1 1 0;
  width: 100%;
  align-self: stretch;
  appearance: none;
  font-size: var(--lx-font-size-md);
  color: var(--lx-color-text-primary);
  text-overflow: ellipsis;
  ${bareControl}

  &::-webkit-search-cancel-button,
  &::-webkit-search-decoration {
    display: none;
  }

  ${({ $size }) => ($size === 'l' ? large : small)}
`;
