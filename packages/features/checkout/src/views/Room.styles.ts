import styled from 'styled-components';

/** Air above and below what stands alone on a page. */
export const Room = styled.div`
  padding-block: var(--lx-space-56) var(--lx-layout-section);
`;
