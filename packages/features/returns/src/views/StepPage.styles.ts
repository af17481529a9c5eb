import styled from 'styled-components';

/** The steps are one narrow column, so that question, answer and button are close to each other. */
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lx-space-36);
  max-width: var(--lx-layout-form);
`;
