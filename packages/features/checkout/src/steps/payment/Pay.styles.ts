import { media } from '@luxe/tokens';
import styled from 'styled-components';

/** One column of fields; two from 640 px. */
export const TwoUp = styled.div`
  display: grid;
  gap: var(--lx-space-20);

  ${media.from640} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Wide = styled.div`
  grid-column: 1 / -1;
`;

/** Limits the width of a short field that has no other field beside it. */
export const Half = styled.div`
  max-width: calc(var(--lx-size-control-l) * 4);
`;
