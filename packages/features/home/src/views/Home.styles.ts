import { media } from '@luxe/tokens';
import styled from 'styled-components';

export const HeroCopy = styled.div<{ $narrow?: boolean }>`
  max-inline-size: ${({ $narrow }) => ($narrow ? '25em' : 'var(--lx-layout-measure)')};
`;

/** Picture in five columns, text in five or six, an empty column between; stacked on phones. */
export const Split = styled.div<{ $flipped: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lx-space-32);

  ${media.from1024} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: var(--lx-layout-page-gutter);

    > :first-child {
      grid-column: ${({ $flipped }) => ($flipped ? '8 / 13' : '1 / 6')};
      grid-row: 1;
    }
    > :last-child {
      grid-column: ${({ $flipped }) => ($flipped ? '1 / 7' : '7 / 12')};
      grid-row: 1;
      align-self: end;
    }
  }
`;

export const BackgroundSectionContent = styled.div`
  padding-block: var(--lx-space-56);

  ${media.from1024} {
    padding-block: var(--lx-space-80) var(--lx-space-96);
  }
`;
