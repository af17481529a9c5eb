import { media } from '@luxe/tokens';
import { LinkArea } from '@luxe/ui/link-area';
import styled from 'styled-components';

export const Root = styled.li`
  display: grid;
  gap: var(--lx-space-16);
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--lx-space-4) var(--lx-space-16);
`;

export const Body = styled.div`
  display: grid;
  gap: var(--lx-space-16);

  ${media.from1024} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--lx-space-24);
    align-items: center;
  }
`;

export const Area = styled(LinkArea)`
  display: grid;
  gap: var(--lx-space-16);

  ${media.from1024} {
    /* The width of all pictures, so that the texts of all rows begin at the same place. */
    grid-template-columns: calc(4 * var(--lx-size-image-xs) + 3 * var(--lx-space-8)) minmax(0, 1fr);
    gap: var(--lx-space-24);
    align-items: center;
  }
`;

export const Strip = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, var(--lx-size-image-xs)));
  gap: var(--lx-space-8);
`;

export const MoreTile = styled.div`
  display: grid;
  place-content: center;
  background: var(--lx-color-bg-media);
`;
