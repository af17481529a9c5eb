import styled from 'styled-components';

export const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: var(--lx-space-16);
  padding-block-end: var(--lx-space-20);
`;

/** Air under what is not the last of a facet. */
export const Part = styled.div`
  padding-block-end: var(--lx-space-12);
`;
