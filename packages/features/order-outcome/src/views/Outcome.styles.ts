import { media } from '@luxe/tokens';
import styled from 'styled-components';

/** Text left and picture right; below 1024 px the picture comes first. */
export const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.from1024} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    min-height: calc(100svh - var(--lx-size-header-main));
  }
`;

export const TextColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-32);
  padding: var(--lx-space-36) var(--lx-layout-page-margin) var(--lx-space-56);

  > * {
    max-width: var(--lx-layout-copy);
  }
  ${media.from1024} {
    padding-block: var(--lx-space-80);
    padding-inline: var(--lx-layout-page-margin) var(--lx-space-80);
  }
`;

export const ImageColumn = styled.div`
  order: -1;
  height: 40svh;

  ${media.from1024} {
    order: 0;
    height: auto;
  }
`;
