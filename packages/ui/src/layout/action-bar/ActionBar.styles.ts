import { media } from '@luxe/tokens';
import styled from 'styled-components';

export const Bar = styled.div`
  position: sticky;
  inset-block-end: var(--bottom-inset, 0px);
  z-index: var(--lx-z-index-sticky);
  display: flex;
  align-items: center;
  gap: var(--lx-space-12);
  padding: var(--lx-space-10) var(--lx-layout-page-margin)
    calc(var(--lx-space-14) + env(safe-area-inset-bottom));
  border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  background: var(--lx-color-bg-page);

  > * {
    flex: 1 1 0;
  }

  ${media.withoutScripts} {
    > button[type='button'] {
      display: none;
    }
  }

  ${media.from1024} {
    display: none;
  }
`;
