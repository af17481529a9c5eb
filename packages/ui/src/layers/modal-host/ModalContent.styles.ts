import styled from 'styled-components';

/** Minimum height, so that the dialog does not grow from zero when the content loads. */
export const Waiting = styled.div`
  min-height: var(--lx-layout-facets);
`;
