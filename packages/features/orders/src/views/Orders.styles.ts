import { media } from '@luxe/tokens';
import styled from 'styled-components';

/** Search and period: beside each other, or below each other on a phone. */
export const FilterBar = styled.form`
  display: grid;
  gap: var(--lx-space-16);
  align-items: center;

  ${media.from768} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--lx-space-24);
  }
`;
