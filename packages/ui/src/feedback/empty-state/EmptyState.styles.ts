import styled from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--lx-space-18);
`;

export const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-8);
`;

export const Sentence = styled.p`
  max-width: var(--lx-size-empty);
  color: var(--lx-color-text-secondary);
`;
