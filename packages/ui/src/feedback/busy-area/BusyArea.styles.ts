import styled from 'styled-components';

/**
 * Only the pictures fade. Text does not fade, because text at 40 % opacity is not readable and a slow
 * connection can take seconds.
 */
export const Area = styled.div`
  img {
    transition: opacity var(--lx-transition-hover);
  }
  &[aria-busy='true'] img {
    opacity: var(--lx-opacity-unavailable);
  }
`;
