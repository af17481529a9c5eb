import styled from 'styled-components';

export const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-20);
`;

export const Resend = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--lx-space-16);
  min-height: var(--lx-size-target-min);
`;
