import styled from 'styled-components';

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lx-space-16);
`;

export const FileRow = styled.li`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-6);
  max-width: 100%;
  overflow-wrap: anywhere;

  svg {
    display: inline-block;
    vertical-align: text-bottom;
  }
`;

export const Photo = styled.img`
  width: var(--lx-size-image-m);
  height: var(--lx-size-image-m);
  object-fit: contain;
  background: var(--lx-color-bg-media);
`;
