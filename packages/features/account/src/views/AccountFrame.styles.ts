import { media } from '@luxe/tokens';
import styled from 'styled-components';

/** From 1024 px the navigation is left of the page, within the content width; below 1024 px it is above. */
export const Columns = styled.div`
  inline-size: 100%;
  max-inline-size: var(--lx-layout-content-max);
  margin-inline: auto;
  /* Content can be longer than its skeleton. An off-screen footer avoids a visible layout shift. */
  min-block-size: 100svh;

  ${media.from1024} {
    display: grid;
    align-content: start;
    grid-template-columns: calc(var(--lx-layout-facets) + var(--lx-layout-page-margin)) minmax(0, 1fr);
  }
`;

export const Side = styled.div`
  padding-inline: var(--lx-layout-page-margin);
  padding-block-start: var(--lx-space-20);

  ${media.from1024} {
    padding-block: var(--lx-space-56);
    padding-inline-end: 0;
  }
`;

/** Reserves the space of the customer's name, which loads after the page. */
export const Name = styled.div`
  min-block-size: var(--lx-space-56);
`;

export const Wide = styled.div`
  display: none;

  ${media.from1024} {
    display: block;
  }
`;

export const Narrow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--lx-space-20);

  ${media.from1024} {
    display: none;
  }
`;
