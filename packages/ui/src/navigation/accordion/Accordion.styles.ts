import * as Radix from '@radix-ui/react-accordion';
import styled, { css } from 'styled-components';
import { panelBody, summaryRow } from '../disclosure/Disclosure.styles.ts';

export const Item = styled(Radix.Item)`
  border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);

  &:last-child {
    border-block-end: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  }
`;

export const Trigger = styled(Radix.Trigger)`
  ${summaryRow}

  &:disabled {
    color: var(--lx-color-text-tertiary);
    cursor: not-allowed;
  }

  &[data-state='open'] > svg:nth-last-child(2),
  &[data-state='closed'] > svg:last-child {
    display: none;
  }
`;

export const Content = styled(Radix.Content)<{ $numbered: boolean }>`
  ${panelBody}
  ${({ $numbered }) =>
    $numbered &&
    css`
      padding-inline-start: var(--lx-space-56);
    `}
`;
