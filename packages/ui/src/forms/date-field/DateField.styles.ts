import styled from 'styled-components';
import { bareControl, controlBorder } from '../field/Field.styles.ts';

export const Box = styled.div`
  display: flex;
  align-items: center;
  min-height: var(--lx-size-control-m);
  ${controlBorder}
`;

export const Group = styled.div`
  flex: 1 1 0;
  display: flex;
  align-self: stretch;
  padding-inline-start: var(--lx-space-10);

  > span {
    display: flex;
    align-items: center;
  }
`;

export const Part = styled.input<{ $digits: number }>`
  box-sizing: content-box;
  width: ${({ $digits }) => ($digits === 2 ? '2.9ch' : '4.4ch')};
  align-self: stretch;
  padding-inline: var(--lx-space-4);
  text-align: ${({ $digits }) => ($digits === 2 ? 'center' : 'start')};
  font-size: var(--lx-font-size-md);
  font-variant-numeric: tabular-nums lining-nums;
  ${bareControl}
`;

export const Slash = styled.span`
  color: var(--lx-color-text-tertiary);
`;

export const CalendarButton = styled.button`
  flex: none;
  align-self: stretch;
  display: grid;
  place-items: center;
  width: var(--lx-size-control-m);

  &:disabled {
    color: var(--lx-color-text-disabled);
    cursor: not-allowed;
  }
`;

/** Reserves the size of the calendar before its code loads: seven days wide, eight rows high. */
export const CalendarWrapper = styled.div`
  box-sizing: content-box;
  width: calc(7 * var(--lx-size-target-min));
  max-width: calc(100vw - 2 * var(--lx-space-40));
  min-height: calc(8 * var(--lx-size-target-min));
  padding: var(--lx-space-12);
`;
