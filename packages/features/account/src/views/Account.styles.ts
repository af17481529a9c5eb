import { media } from '@luxe/tokens';
import styled from 'styled-components';

/** A form is no wider than its fields are read. */
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

/** Words at the start, what can be done at the end; below them where there is no room beside. */
export const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--lx-space-12) var(--lx-space-24);
`;
