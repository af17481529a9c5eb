import { media } from '@luxe/tokens';
import styled from 'styled-components';

export const Frame = styled.div`
  padding-block: var(--lx-space-40) var(--lx-layout-section);

  ${media.from1024} {
    padding-block-start: var(--lx-space-80);
  }
`;

export const Ways = styled.div`
  border-block: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);

  > * {
    padding-block: var(--lx-space-20);
  }
  > * + * {
    border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  }

  ${media.from1024} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--lx-layout-page-gutter);

    > * {
      padding-block: var(--lx-space-28) var(--lx-space-32);
    }
    > * + * {
      border: 0;
    }
  }
`;
