import { media } from '@luxe/tokens';
import styled from 'styled-components';

export const Facts = styled.ul`
  > li {
    display: flex;
    gap: var(--lx-space-14);
    padding-block: var(--lx-space-6);
    font-size: var(--lx-font-size-ui);
    line-height: 1.45;
  }
  > li > div {
    flex: 1 1 0;
    min-width: 0;
  }

  ${media.withoutScripts} {
    > li[data-scripted] {
      display: none;
    }
  }
`;
