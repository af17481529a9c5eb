import styled from 'styled-components';

/** Over the first line of the bag. */
export const Place = styled.div`
  padding-bottom: var(--lx-space-16);
`;
