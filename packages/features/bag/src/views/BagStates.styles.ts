import styled from 'styled-components';

/** As high as the window: the footer is not seen to move when the bag, or what stands below an empty one, is there. */
export const Tall = styled.div`
  min-block-size: 100svh;
`;
