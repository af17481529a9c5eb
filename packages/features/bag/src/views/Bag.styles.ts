import styled from 'styled-components';

/**
 * Makes the loading or empty bag at least as high as the window. The footer is then below the visible area,
 * so that the shopper does not see it move when the content loads.
 */
export const FullHeight = styled.div`
  min-block-size: 100svh;

  /* Content below the rails stays hidden until the rails have their products; it would shift otherwise. */
  @media not (scripting: none) {
    > [data-rails-waiting] ~ * {
      visibility: hidden;
    }
  }
`;

export const PincodeSection = styled.div`
  padding-bottom: var(--lx-space-16);
`;
