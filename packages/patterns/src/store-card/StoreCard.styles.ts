import styled from 'styled-components';

export const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--lx-space-2) var(--lx-space-16);

  > :not(h2, h3, h4, [data-distance]) {
    grid-column: 1 / -1;
  }
  > [data-links] {
    padding-block-start: var(--lx-space-10);
  }
`;

/** Links and actions, with enough space between them for touch. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lx-space-20) var(--lx-space-24);
  align-items: center;
`;
