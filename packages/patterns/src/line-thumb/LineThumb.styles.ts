import styled from 'styled-components';

export const Frame = styled.div`
  &[data-sold-out] {
    opacity: var(--lx-opacity-unavailable);
  }
`;
