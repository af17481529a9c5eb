import styled from 'styled-components';

/** Columns for picture and details. A long price wraps below the brand. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: var(--lx-size-image-s) minmax(0, 1fr);
  gap: var(--lx-space-16);
`;

export const Facts = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--lx-space-4);
  min-inline-size: 0;

  > * {
    max-inline-size: 100%;
  }
`;

export const BrandAndPrice = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--lx-space-16);
  inline-size: 100%;

  > :first-child {
    flex: 1 1 0;
    min-inline-size: min(100%, var(--lx-size-image-s));
  }
`;

export const Action = styled.div`
  padding-block-start: var(--lx-space-6);
`;
