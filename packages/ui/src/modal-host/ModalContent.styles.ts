import styled from 'styled-components';

/** Some height of its own, so that the dialog does not grow out of nothing. */
export const Waiting = styled.div`
  min-height: var(--lx-layout-facets);
`;
