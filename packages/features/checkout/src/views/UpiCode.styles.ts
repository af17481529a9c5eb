import { media } from '@luxe/tokens';
import styled from 'styled-components';

/** A code for another device's camera: not where the page is on the phone itself. */
export const ForAnotherDevice = styled.div`
  ${media.coarse} {
    display: none;
  }
`;

/** What only the phone itself can follow. */
export const ForThisDevice = styled.div`
  display: none;

  ${media.coarse} {
    display: block;
  }
`;
