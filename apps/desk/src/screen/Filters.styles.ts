import { media } from '@luxe/tokens';
import styled from 'styled-components';

export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  gap: var(--lx-space-16);

  ${media.from768} {
    grid-template-columns: repeat(auto-fit, minmax(0, var(--lx-size-toast-min)));
  }
`;
