import styled from 'styled-components';

/** The story of the brand, and the link back at the other end of its first line. */
export const Intro = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--lx-space-16) var(--lx-space-40);
  padding-block-start: var(--lx-space-24);

  > p {
    max-inline-size: var(--lx-layout-measure);
  }
`;
