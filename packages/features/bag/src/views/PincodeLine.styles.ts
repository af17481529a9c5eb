import styled from 'styled-components';

export const Place = styled.div`
  display: flex;
  align-items: center;
  gap: var(--lx-space-10);
  padding-bottom: var(--lx-space-16);
`;

export const Words = styled.span`
  flex: 1;
`;

export const ChangeForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--lx-space-12);
  padding-bottom: var(--lx-space-20);
`;

export const FormField = styled.div`
  flex: 1 1 12ch;
`;

/** Beside the control, not beside its label. */
export const FormActions = styled.div`
  display: flex;
  align-items: center;
  gap: var(--lx-space-20);
  padding-top: var(--lx-space-24);
`;
