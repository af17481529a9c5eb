import { media } from '@luxe/tokens';
import styled from 'styled-components';

export const Row = styled.li`
  display: grid;
  grid-template-columns: var(--lx-size-image-s) minmax(0, 1fr);
  gap: var(--lx-space-16);
  padding-block: var(--lx-space-20);
  border-top: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);

  ${media.from1024} {
    grid-template-columns: var(--lx-size-image-m) minmax(0, 1fr) auto;
    gap: var(--lx-space-24);
    padding-block: var(--lx-space-28);
  }
`;

export const Facts = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--lx-space-2);
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Notes = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-4);
  padding-top: var(--lx-space-8);
`;

/** An icon and what it is about, so that colour is never alone. */
export const Note = styled.div`
  display: flex;
  align-items: baseline;
  gap: var(--lx-space-8);

  &[data-tone='error'] {
    color: var(--lx-color-text-error);
  }

  > svg {
    flex: none;
    align-self: center;
  }
`;

export const Actions = styled.div`
  padding-top: var(--lx-space-12);
`;

export const Money = styled.div`
  display: flex;
  grid-column: 2;
  justify-content: space-between;
  align-items: center;
  gap: var(--lx-space-14);

  ${media.from1024} {
    grid-column: auto;
    flex-direction: column;
    justify-content: flex-start;
    align-items: flex-end;
    text-align: end;
  }
`;

export const Thumb = styled.div`
  &[data-out] {
    opacity: var(--lx-opacity-unavailable);
  }
`;
