import styled from 'styled-components';

/**
 * At least as high as the window, so that the footer starts below the window. The footer then shifts out of
 * sight when the bag or the rails of an empty bag load.
 */
export const FullHeight = styled.div`
  min-block-size: 100svh;

  /* Content below the rails stays hidden until the rails have their height; it would shift otherwise. */
  @media not (scripting: none) {
    > [data-rails-waiting] ~ * {
      visibility: hidden;
    }
  }
`;
