import { media } from '@luxe/tokens';
import styled from 'styled-components';

/** The words left and the piece right; on a phone the piece first. */
export const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.from1024} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    min-height: calc(100svh - var(--lx-size-header-main));
  }
`;

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-32);
  padding: var(--lx-space-36) var(--lx-layout-page-margin) var(--lx-space-56);

  ${media.from1024} {
    padding: var(--lx-space-80) var(--lx-space-80) var(--lx-space-80) var(--lx-layout-page-margin);
  }
`;

export const Greeting = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-12);
  max-width: var(--lx-layout-copy);
`;

export const Facts = styled.dl`
  max-width: var(--lx-layout-copy);

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
    gap: var(--lx-space-12);
    padding-block: var(--lx-space-12);
    border-top: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  }

  dt {
    color: var(--lx-color-text-secondary);
  }

  dd {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lx-space-12);
`;

export const Piece = styled.div`
  order: -1;
  height: 40svh;
  background: var(--lx-color-bg-media);

  ${media.from1024} {
    order: 0;
    height: auto;
  }
`;
