import { media } from '@luxe/tokens';
import styled from 'styled-components';
import { bareControl, controlBorder, Message } from '../field/Field.styles.ts';

export const Box = styled.div`
  display: flex;
  align-items: center;
  min-height: var(--lx-size-control-m);
  ${controlBorder}
`;

export const Input = styled.input`
  flex: 1 1 0;
  align-self: stretch;
  width: 100%;
  padding-inline-start: var(--lx-space-14);
  font-size: var(--lx-font-size-md);
  text-overflow: ellipsis;
  ${bareControl}
`;

export const Toggle = styled.button`
  flex: none;
  align-self: stretch;
  display: grid;
  place-items: center;
  width: var(--lx-size-target-min);

  &:disabled {
    cursor: not-allowed;
  }
`;

export const List = styled.div`
  padding-block: var(--lx-space-6);

  &:empty {
    padding: 0;
  }
`;

export const Heading = styled.div`
  padding: var(--lx-space-12) var(--lx-space-14) var(--lx-space-4);
  font-size: var(--lx-font-size-micro);
  color: var(--lx-color-text-tertiary);
`;

export const Option = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--lx-space-12);
  min-height: var(--lx-size-control-s);
  padding: var(--lx-space-8) var(--lx-space-14);
  font-size: var(--lx-font-size-ui);
  line-height: 1.4;
  cursor: pointer;

  ${media.coarse} {
    padding-block: var(--lx-space-12);
  }

  &[data-highlighted] {
    background: var(--lx-color-bg-hover);
    box-shadow: inset var(--lx-border-width-mark) 0 0 var(--lx-color-text-primary);
  }

  &[aria-disabled='true'] {
    color: var(--lx-color-text-tertiary);
    cursor: not-allowed;
  }

  > svg {
    align-self: center;
  }

  ${media.forcedColors} {
    &[data-highlighted] {
      outline: var(--lx-border-width-mark) solid Highlight;
      outline-offset: calc(-1 * var(--lx-border-width-mark));
    }
  }
`;

export const OptionText = styled.span`
  flex: 1 1 55%;
  min-width: 0;
`;

export const Added = styled.b`
  font-weight: var(--lx-font-weight-semibold);
`;

export const Detail = styled.span`
  font-size: var(--lx-font-size-sm);
  color: var(--lx-color-text-secondary);
  text-align: end;
`;

export const Reason = styled.span`
  display: block;
  font-size: var(--lx-font-size-xs);
  color: var(--lx-color-text-secondary);
`;

export const ListMessage = styled.p`
  padding: var(--lx-space-10) var(--lx-space-14);
  border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  font-size: var(--lx-font-size-sm);
  color: var(--lx-color-text-secondary);
  overflow-wrap: anywhere;

  &[data-alone] {
    border: 0;
    padding-block: var(--lx-space-14);
  }
`;

export const Failed = styled(Message)`
  button {
    font-size: inherit;
    color: var(--lx-color-text-primary);
  }
`;
