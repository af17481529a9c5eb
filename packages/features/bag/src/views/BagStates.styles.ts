import styled from 'styled-components';

/** At least as high as the window, so that the footer does not shift in sight when the bag or the rails of an empty one arrive. */
export const Tall = styled.div`
  min-block-size: 100svh;
`;
