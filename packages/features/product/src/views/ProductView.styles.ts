import { media } from '@luxe/tokens';
import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lx-space-28);
  transition: opacity var(--lx-transition-hover);

  &[aria-busy='true'] {
    opacity: var(--lx-opacity-unavailable);
  }

  ${media.from1024} {
    grid-template-columns: minmax(0, 8fr) minmax(var(--lx-size-search), 5fr);
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

  ${media.from1024} {
    position: sticky;
    inset-block-start: calc(var(--lx-nav-offset-current) + var(--lx-space-20));
    max-inline-size: var(--lx-layout-form);
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

export const DesktopOnly = styled.div`
  display: none;

  ${media.from1024} {
    display: block;
  }
`;

export const Ruled = styled.div`
  padding-block-start: var(--lx-space-20);
  border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
`;

export const DetailRows = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--lx-space-8) var(--lx-space-24);
  font-size: var(--lx-font-size-ui);

  dt {
    color: var(--lx-color-text-secondary);
  }
`;

export const BuyBar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: var(--lx-z-index-sticky);
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--lx-space-16);
  align-items: center;
  margin-inline: calc(-1 * var(--lx-layout-page-margin));
  padding: var(--lx-space-10) var(--lx-layout-page-margin)
    calc(var(--lx-space-14) + env(safe-area-inset-bottom));
  background: var(--lx-color-bg-page);
  border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);

  ${media.from1024} {
    display: none;
  }
`;

export const Below = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-80);
  padding-block: var(--lx-layout-section);
`;
