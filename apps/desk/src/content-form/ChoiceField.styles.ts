import styled from 'styled-components';

export const ChosenPart = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-8);
`;

export const Chosen = styled.div`
  display: flex;
  align-items: center;
  gap: var(--lx-space-12);
  overflow-wrap: anywhere;
`;

export const ChoicePicture = styled.img`
  flex: none;
  width: var(--lx-size-control-s);
  height: var(--lx-size-control-s);
  object-fit: contain;
`;
