import styled from 'styled-components';

/** As wide as lines are read, at the page's own edge. */
export const Column = styled.div`
  max-inline-size: var(--lx-layout-copy);
`;
