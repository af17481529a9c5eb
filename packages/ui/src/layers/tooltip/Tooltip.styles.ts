import * as Radix from '@radix-ui/react-tooltip';
import styled from 'styled-components';
import { floating } from '../layer/Floating.styles.ts';

export const Content = styled(Radix.Content)`
  ${floating}
  max-width: min(var(--lx-size-empty), var(--radix-tooltip-content-available-width));
  padding: var(--lx-space-8) var(--lx-space-12);
  font-size: var(--lx-font-size-xs);
  line-height: 1.4;
  text-wrap: pretty;
`;
