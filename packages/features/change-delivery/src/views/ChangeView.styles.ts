import styled from 'styled-components';

/** The button and its note are as wide as the page on a phone, and as wide as a form on a desktop. */
export const ButtonColumn = styled.div`
  display: grid;
  gap: var(--lx-space-12);
  max-width: var(--lx-layout-form);
`;
