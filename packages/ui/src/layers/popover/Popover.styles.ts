import * as Radix from '@radix-ui/react-popover';
import styled from 'styled-components';
import { floating } from '../layer/Floating.styles.ts';

export const Panel = styled(Radix.Content)`
  ${floating}
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-12);
  width: max-content;
  max-width: min(var(--lx-size-drawer), var(--radix-popover-content-available-width));
  max-height: var(--radix-popover-content-available-height);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--lx-space-20) var(--lx-space-24) var(--lx-space-24);
`;

export const Header = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--lx-space-16);
  /* Offsets the padding of the close button, so that its icon aligns with the edge. */
  margin-block: calc(-1 * var(--lx-space-8)) 0;
  margin-inline: 0 calc(-1 * var(--lx-space-12));

  > :first-child {
    min-width: 0;
    padding-block-start: var(--lx-space-12);
  }
`;
