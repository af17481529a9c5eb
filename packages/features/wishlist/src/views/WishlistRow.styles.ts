import { media } from '@luxe/tokens';
import styled from 'styled-components';

/** Picture, facts and actions. On a phone, the actions are below the facts. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: var(--lx-size-image-s) minmax(0, 1fr);
  gap: var(--lx-space-16);

  ${media.from1024} {
    grid-template-columns: var(--lx-size-image-m) minmax(0, 1fr) var(--lx-layout-facets);
    gap: var(--lx-space-24);
  }
`;

export const Facts = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--lx-space-4);
  min-width: 0;

  > * {
    max-width: 100%;
  }
`;

export const Notes = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-4);
  padding-block-start: var(--lx-space-8);
`;

export const Actions = styled.div`
  display: flex;
  flex-direction: column;
  grid-column: 2;
  align-items: flex-start;
  gap: var(--lx-space-12);

  ${media.from1024} {
    grid-column: auto;
    align-items: stretch;
  }
`;
