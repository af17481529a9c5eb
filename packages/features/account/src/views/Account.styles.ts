import { media } from '@luxe/tokens';
import styled from 'styled-components';

/** Limits a form to a readable width. */
export const FormColumn = styled.div`
  max-inline-size: var(--lx-layout-copy);
`;

export const Cards = styled.ul`
  display: grid;
  gap: var(--lx-space-24);

  ${media.from768} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Text at the start, actions at the end; the actions wrap below when space is short. */
export const InstrumentRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--lx-space-12) var(--lx-space-24);
`;
