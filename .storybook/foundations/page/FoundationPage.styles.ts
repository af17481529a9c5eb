import { media } from '@luxe/tokens';
import styled from 'styled-components';

export const Frame = styled.main`
  max-width: var(--lx-layout-content-max);
  margin-inline: auto;
`;

export const Opening = styled.header`
  display: grid;
  gap: var(--lx-space-16);
  padding-block: var(--lx-space-16) var(--lx-space-40);
  p {
    max-width: var(--lx-layout-measure);
  }
`;

export const Section = styled.section`
  display: grid;
  gap: var(--lx-space-32) var(--lx-layout-page-gutter);
  border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  padding-block: var(--lx-space-32) var(--lx-space-48);
  ${media.from1024} {
    grid-template-columns: var(--lx-layout-facets) minmax(0, 1fr);
  }
`;

export const Aside = styled.div`
  display: grid;
  gap: var(--lx-space-8);
  align-content: start;
`;
