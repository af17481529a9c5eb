import { media } from '@luxe/tokens';
import { BusyArea } from '@luxe/ui/busy-area';
import styled from 'styled-components';

export const Columns = styled(BusyArea)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lx-space-28);

  ${media.from1024} {
    /* The purchase column ends on the page margin, and gives its width away before the pictures do. */
    grid-template-columns: minmax(0, 1fr) clamp(var(--lx-size-search), 34%, var(--lx-layout-form));
    gap: var(--lx-space-80);
    align-items: start;
  }
`;

/** Stays beside the pictures while they are looked through. */
export const Facts = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-28);
  min-inline-size: 0;

  /* To hand it on, to keep it, to ask for a day: nobody answers. */
  ${media.withoutScripts} {
    button[type='button'] {
      display: none;
    }
  }
  ${media.from1024} {
    position: sticky;
    inset-block-start: calc(var(--lx-nav-offset-current) + var(--lx-space-20));
  }
`;

/** Given up on phones, where the picture comes first. */
export const Crumbs = styled.div`
  display: none;

  ${media.from1024} {
    display: block;
    padding-block: var(--lx-space-20);
  }
`;

export const Below = styled.div`
  padding-block: var(--lx-layout-section);
`;

/** Brand and actions on one line, which is as high as its text and begins level with the pictures. */
export const HeadLine = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

/** The icons, not their targets, stand on the line and on the margin. */
export const Actions = styled.div`
  position: relative;
  inset-inline-end: calc(-1 * var(--lx-space-12));
  display: flex;
  align-items: center;
  block-size: 0;
`;

/** Kept for the heart, which comes once the page listens. */
export const HeartPlace = styled.div`
  min-inline-size: var(--lx-size-target-min);
  min-block-size: var(--lx-size-target-min);
`;
