import styled from 'styled-components';

/** The button is as wide as the page on a phone, and as wide as a form on a desktop. */
export const ButtonColumn = styled.div`
  max-width: var(--lx-layout-form);
`;
