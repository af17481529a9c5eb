import styled from 'styled-components';

/** A thumbnail beside the delivery days of its line. */
export const DateRow = styled.li`
  display: grid;
  grid-template-columns: var(--lx-size-image-xs) minmax(0, 1fr);
  gap: var(--lx-space-16);
  align-items: center;
`;
