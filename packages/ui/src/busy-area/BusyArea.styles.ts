import styled from 'styled-components';

/** The pictures fade and the words do not: text at 40 % is not readable, and may stand for seconds on a slow line. */
export const Area = styled.div`
  img {
    transition: opacity var(--lx-transition-hover);
  }
  &[aria-busy='true'] img {
    opacity: var(--lx-opacity-unavailable);
  }
`;
