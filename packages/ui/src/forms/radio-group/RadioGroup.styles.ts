import styled from 'styled-components';
import { mark } from '../checkbox/Checkbox.styles.ts';
import { hidden } from '../../typography/visually-hidden/VisuallyHidden.styles.ts';

export const Fieldset = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-6);
`;

export const Legend = styled.legend<{ $hidden: boolean }>`
  padding-block-end: var(--lx-space-6);
  font-size: var(--lx-font-size-xs);
  line-height: 1.4;
  color: var(--lx-color-text-secondary);
  ${({ $hidden }) => $hidden && hidden}
`;

export const Dot = styled.input`
  ${mark}
  border-radius: var(--lx-radius-full);

  &:checked {
    border-color: var(--lx-color-text-primary);
  }

  &:checked::after {
    content: '';
    width: var(--lx-size-dot);
    height: var(--lx-size-dot);
    border-radius: var(--lx-radius-full);
    background: var(--lx-color-text-primary);
  }
`;

export const Reason = styled.span`
  display: block;
  font-size: var(--lx-font-size-xs);
  color: var(--lx-color-text-secondary);
`;
