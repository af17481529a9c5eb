import styled from 'styled-components';

/** At least as high as the window, so that the footer does not shift in sight when the bag or the rails of an empty one arrive. */
export const Tall = styled.div`
  min-block-size: 100svh;

  /* What an editor says below the rails shows once they have their own height: it would move into sight. */
  @media not (scripting: none) {
    > [data-rails-waiting] ~ * {
      visibility: hidden;
    }
  }
`;
