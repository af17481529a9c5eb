import styled from 'styled-components';

/** The column of the form. */
export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-28);
  width: 100%;
  max-width: var(--lx-layout-form);
`;

export const NumberForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-20);
`;
