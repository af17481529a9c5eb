import { container } from '@luxe/tokens';
import styled from 'styled-components';

/** The lines of a bag. The layout of a line depends on the width that the summary leaves. */
export const Lines = styled.div`
  container-type: inline-size;
`;

const wide = container.from600;

/** Columns for picture, details and price; without space for three the price is below the details. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: var(--lx-size-image-s) minmax(0, 1fr);
  gap: var(--lx-space-16);

  ${wide} {
    grid-template-columns: var(--lx-size-image-m) minmax(0, 1fr) auto;
    gap: var(--lx-space-24);
  }
`;

export const Facts = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--lx-space-2);
  min-width: 0;

  > * {
    max-width: 100%;
  }
`;

export const Notes = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--lx-space-4);
  padding-top: var(--lx-space-8);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lx-space-12) var(--lx-space-24);
  padding-top: var(--lx-space-12);
`;

export const Money = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2;
  justify-content: space-between;
  align-items: center;
  gap: var(--lx-space-14);

  ${wide} {
    grid-column: auto;
    flex-direction: column;
    justify-content: flex-start;
    align-items: flex-end;
  }
`;

export const Amounts = styled.div`
  display: flex;
  flex-direction: column;

  ${wide} {
    align-items: flex-end;
  }
`;
