import styled, { css } from 'styled-components';
import { bareControl, controlBorder } from '../field/Field.styles.ts';

export const Box = styled.div<{ $inline: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  ${({ $inline }) =>
    $inline
      ? css`
          &:has(:focus-visible) {
            outline: var(--lx-border-width-mark) solid var(--lx-color-border-focus);
            outline-offset: var(--lx-size-focus-offset);
          }
        `
      : css`
          min-height: var(--lx-size-control-m);
          ${controlBorder}
        `}

  /* The arrow is on top of the select, which receives the press. */
  > svg {
    position: absolute;
    inset-inline-end: ${({ $inline }) => ($inline ? '0' : 'var(--lx-space-14)')};
    pointer-events: none;
  }
`;

export const Control = styled.select<{ $inline: boolean }>`
  flex: 1 1 0;
  align-self: stretch;
  width: 100%;
  appearance: none;
  text-overflow: ellipsis;
  ${bareControl}
  ${({ $inline }) =>
    $inline
      ? css`
          min-height: var(--lx-size-target-min);
          padding-inline-end: var(--lx-space-24);
          font-size: var(--lx-font-size-sm);
        `
      : css`
          min-height: calc(var(--lx-size-control-m) - 2 * var(--lx-border-width-hair));
          padding-inline: var(--lx-space-14) var(--lx-space-40);
          font-size: var(--lx-font-size-md);
        `}

  option {
    background: var(--lx-color-bg-raised);
    color: var(--lx-color-text-primary);
  }
`;

/**
 * Makes the select as wide as the label of the selected option. By default, a native select is as wide as its
 * longest option.
 */
export const InlineControl = styled.span`
  display: grid;
  min-width: 0;

  > * {
    grid-area: 1 / 1;
    min-width: 0;
  }

  > select {
    width: 0;
    min-width: 100%;
  }
`;

export const Width = styled.span`
  visibility: hidden;
  padding-inline-end: var(--lx-space-24);
  overflow: hidden;
  font-size: var(--lx-font-size-sm);
  white-space: nowrap;
`;

export const InlineLabel = styled.label`
  font-size: var(--lx-font-size-sm);
  white-space: nowrap;

  &::after {
    content: ':\\00a0';
  }
`;
