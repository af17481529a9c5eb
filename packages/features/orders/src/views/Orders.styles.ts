import { media } from '@luxe/tokens';
import { LinkArea } from '@luxe/ui/link-area';
import styled from 'styled-components';

export const Row = styled(LinkArea)`
  display: grid;
  grid-template-columns: var(--lx-size-image-s) minmax(0, 1fr);
  gap: var(--lx-space-16);

  ${media.from1024} {
    grid-template-columns: var(--lx-size-image-m) minmax(0, 1fr);
    gap: var(--lx-space-24);
  }
`;

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
