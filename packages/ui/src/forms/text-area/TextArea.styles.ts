import styled from 'styled-components';
import { bareControl, controlBorder } from '../field/Field.styles.ts';

export const AreaBox = styled.div`
  display: flex;
  flex-direction: column;
  ${controlBorder}
`;

export const Area = styled.textarea`
  width: 100%;
  min-height: var(--lx-space-96);
  padding: var(--lx-space-12) var(--lx-space-14);
  font-size: var(--lx-font-size-md);
  line-height: var(--lx-font-line-height-body);
  resize: vertical;
  /* field-sizing: grows with the text. Without it the field scrolls and can be resized. */
  field-sizing: content;
  ${bareControl}
`;

export const Count = styled.span`
  align-self: flex-end;
  padding: 0 var(--lx-space-14) var(--lx-space-10);
  font-size: var(--lx-font-size-micro);
  font-variant-numeric: tabular-nums lining-nums;
  color: var(--lx-color-text-tertiary);

  &[data-over] {
    color: var(--lx-color-text-error);
  }
`;
