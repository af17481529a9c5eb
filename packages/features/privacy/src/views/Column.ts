import styled from 'styled-components';

/** Limits a form to a readable line length. */
export const Column = styled.div`
  max-inline-size: var(--lx-layout-copy);
`;
