import { media } from '@luxe/tokens';
import styled, { css } from 'styled-components';
import { hidden } from '../../typography/visually-hidden/VisuallyHidden.styles.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-6);
  min-width: 0;
`;

export const Label = styled.label<{ $hidden: boolean }>`
  display: flex;
  justify-content: space-between;
  gap: var(--lx-space-12);
  font-size: var(--lx-font-size-xs);
  line-height: 1.4;
  color: var(--lx-color-text-secondary);
  ${({ $hidden }) => $hidden && hidden}
`;

export const Optional = styled.span`
  color: var(--lx-color-text-tertiary);
`;

export const Hint = styled.p`
  font-size: var(--lx-font-size-xs);
  line-height: 1.45;
  color: var(--lx-color-text-secondary);
`;

export const Message = styled.p<{ $tone: 'error' | 'success' }>`
  display: flex;
  align-items: flex-start;
  gap: var(--lx-space-8);
  font-size: var(--lx-font-size-xs);
  line-height: 1.45;
  color: ${({ $tone }) => ($tone === 'error' ? 'var(--lx-color-text-error)' : 'var(--lx-color-text-success)')};
`;

/**
 * Live region. It must be in the page before text is added, or the text is not announced. It takes no space
 * while empty.
 */
export const Live = styled.div`
  &:empty {
    position: absolute;
  }
`;

/**
 * The border of every control that the shopper types into or chooses from. The focus ring surrounds this
 * border, not the text inside it.
 */
export const controlBorder = css`
  border: var(--lx-border-width-hair) solid var(--lx-color-border-control);
  transition: border-color var(--lx-transition-hover);

  ${media.hover} {
    &:hover:not([data-disabled]) {
      border-color: var(--lx-color-text-primary);
    }
  }

  &:has(:focus-visible) {
    outline: var(--lx-border-width-mark) solid var(--lx-color-border-focus);
    outline-offset: var(--lx-size-focus-offset);
  }

  &[data-invalid] {
    border-color: var(--lx-color-text-error);
    box-shadow: inset 0 0 0 var(--lx-border-width-hair) var(--lx-color-text-error);
  }

  &[data-disabled] {
    border-style: dashed;
    border-color: var(--lx-color-border-strong);
    color: var(--lx-color-text-tertiary);
  }
`;

/** Removes a control's own focus ring, because the border around the control (`controlBorder`) shows it. */
export const bareControl = css`
  min-width: 0;
  outline: none;

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 1;
  }
`;
