import { media } from '@luxe/tokens';
import styled, { css } from 'styled-components';

export const Panels = styled.div<{ $boxes: boolean }>`
  ${({ $boxes }) =>
    $boxes &&
    css`
      display: grid;
      /* Adjacent panels share a border. */
      padding-block: 0 var(--lx-border-width-hair);
      padding-inline: 0 var(--lx-border-width-hair);

      ${media.from640} {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
    `}
`;

const row = css`
  border-block-end: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);

  &:first-child {
    border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  }
`;

const box = css`
  margin-block: 0 calc(-1 * var(--lx-border-width-hair));
  margin-inline: 0 calc(-1 * var(--lx-border-width-hair));
  padding-inline: var(--lx-space-20);
  border: var(--lx-border-width-hair) solid var(--lx-color-border-control);

  &:has(> label > input:checked) {
    position: relative;
    border-color: var(--lx-color-text-primary);
    box-shadow: inset 0 0 0 var(--lx-border-width-hair) var(--lx-color-text-primary);
  }

  &:has(> label > input:disabled) {
    border-style: dashed;
    border-color: var(--lx-color-border-strong);
  }
`;

export const Panel = styled.div<{ $boxes: boolean }>`
  ${({ $boxes }) => ($boxes ? box : row)}
`;

export const Header = styled.label`
  display: flex;
  align-items: flex-start;
  gap: var(--lx-space-16);
  padding-block: var(--lx-space-18);
  font-size: var(--lx-font-size-md);
  line-height: 1.4;
  cursor: pointer;

  > input {
    margin-block-start: 0.15em;
  }

  &:has(:checked) {
    font-weight: var(--lx-font-weight-medium);
  }

  &:has(:disabled) {
    color: var(--lx-color-text-tertiary);
    cursor: not-allowed;
  }
`;

/** Long words may break anywhere, because a fieldset is otherwise at least as wide as its longest word. */
export const HeaderText = styled.span`
  flex: 1 1 0;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Note = styled.span`
  display: block;
  padding-block-start: var(--lx-space-4);
  font-size: var(--lx-font-size-sm);
  font-weight: var(--lx-font-weight-regular);
  line-height: 1.5;
  color: var(--lx-color-text-secondary);
`;

export const Aside = styled.span`
  font-size: var(--lx-font-size-sm);
  font-weight: var(--lx-font-weight-regular);
  color: var(--lx-color-text-secondary);
  text-align: end;
`;

/** The content of the selected panel. Its left edge is aligned with the label, not with the radio. */
export const Body = styled.div`
  padding-block-end: var(--lx-space-24);
  padding-inline-start: calc(var(--lx-size-check) + var(--lx-space-16));
`;
