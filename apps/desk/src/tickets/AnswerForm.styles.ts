import styled from 'styled-components';

export const AnswerColumn = styled.div`
  max-width: calc(var(--lx-layout-copy) + var(--lx-space-120));
`;
