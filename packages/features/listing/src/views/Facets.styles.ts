import styled from 'styled-components';

export const Header = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: var(--lx-space-16);
  padding-block-end: var(--lx-space-20);
`;

/** Adds space below a part of a facet. */
export const Part = styled.div`
  padding-block-end: var(--lx-space-12);
`;
