import { media } from '@luxe/tokens';
import styled from 'styled-components';

export const Changes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lx-space-32);
  padding-block-start: var(--lx-space-16);

  ${media.from768} {
    grid-template-columns: repeat(2, minmax(0, var(--lx-size-drawer)));
  }
`;

/** A field with its button below it. */
export const InlineForm = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--lx-space-16);

  > :first-child {
    width: 100%;
  }
`;
