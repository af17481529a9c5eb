import styled from 'styled-components';

export const Frame = styled.div`
  &[data-out] {
    opacity: var(--lx-opacity-unavailable);
  }
`;
