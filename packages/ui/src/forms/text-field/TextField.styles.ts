import styled from 'styled-components';
import { bareControl, controlBorder } from '../field/Field.styles.ts';

export const Box = styled.div`
  display: flex;
  align-items: center;
  gap: var(--lx-space-10);
  min-height: var(--lx-size-control-m);
  padding-inline: var(--lx-space-14);
  ${controlBorder}
`;

export const Input = styled.input`
  flex: 1 1 0;
  align-self: stretch;
  width: 100%;
  /* At least 16 px: iOS zooms into the page on focus below that. */
  font-size: var(--lx-font-size-md);
  ${bareControl}

  &:-webkit-autofill {
    -webkit-text-fill-color: var(--lx-color-text-primary);
    box-shadow: inset 0 0 0 var(--lx-size-control-m) var(--lx-color-bg-raised);
  }
`;

export const Affix = styled.span`
  flex: none;
  color: var(--lx-color-text-secondary);
  font-variant-numeric: tabular-nums lining-nums;
`;
