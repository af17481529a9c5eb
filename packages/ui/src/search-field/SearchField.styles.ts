import { media } from '@luxe/tokens';
import styled from 'styled-components';
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
`;

export const Input = styled.input`
  flex: 1;
  width: 100%;
  align-self: stretch;
  appearance: none;
  font-size: var(--lx-font-size-md);
  color: var(--lx-color-text-primary);
  ${bareControl}

  &::-webkit-search-cancel-button,
  &::-webkit-search-decoration {
    display: none;
  }

  ${media.from1024} {
    font-size: var(--lx-font-size-sm);
  }
`;
