import { media } from '@luxe/tokens';
import styled from 'styled-components';

/** QR code for the camera of another device. Hidden on touch devices. */
export const ForAnotherDevice = styled.div`
  ${media.coarse} {
    display: none;
  }
`;

/** Link to a UPI app. Shown on touch devices only. */
export const ForThisDevice = styled.div`
  display: none;

  ${media.coarse} {
    display: block;
  }
`;
