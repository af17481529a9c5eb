import styled from 'styled-components';

export const FormColumn = styled.div`
  width: 100%;
  max-width: var(--lx-layout-form);
`;
