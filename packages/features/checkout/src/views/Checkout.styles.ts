import { media } from '@luxe/tokens';
import styled from 'styled-components';

/**
 * The layout of checkout. It is narrower than other pages, because it has only one column of fields and the
 * summary.
 */
export const Frame = styled.div`
  width: 100%;
  max-width: calc(var(--lx-layout-summary) * 3 + var(--lx-space-80));
  margin-inline: auto;
  padding: var(--lx-space-40) var(--lx-layout-page-margin);

  ${media.from1024} {
    padding-block: var(--lx-space-56) var(--lx-space-120);
  }
`;

export const Thumbs = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: var(--lx-space-8);
`;
