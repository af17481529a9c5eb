import styled from 'styled-components';

export const Row = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--lx-space-12);

  > :first-child {
    flex: 1 1 12ch;
  }
`;

/** Level with the field, whatever is said under it: past the line of its label. */
export const Ways = styled.div`
  display: flex;
  align-items: center;
  gap: var(--lx-space-20);
  padding-block-start: calc(var(--lx-font-size-xs) * 1.4 + var(--lx-space-6));
`;
