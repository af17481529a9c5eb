import { media } from '@luxe/tokens';
import { LinkArea } from '@luxe/ui/link-area';
import styled from 'styled-components';

/**
 * Three or four cards in a row. On phones, an even number of cards is in two columns, and an odd number is in
 * one column.
 */
export const Row = styled.ul<{ $even: boolean }>`
  display: grid;
  grid-template-columns: ${({ $even }) => ($even ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)')};
  gap: var(--lx-space-32) var(--lx-layout-page-gutter);

  ${media.from768} {
    grid-template-columns: ${({ $even }) => ($even ? 'repeat(2, minmax(0, 1fr))' : 'repeat(3, minmax(0, 1fr))')};
  }
  ${media.from1024} {
    grid-template-columns: ${({ $even }) => ($even ? 'repeat(4, minmax(0, 1fr))' : 'repeat(3, minmax(0, 1fr))')};
  }
`;

export const Card = styled(LinkArea)`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-16);
`;
