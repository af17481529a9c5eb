import { media } from '@luxe/tokens';
import styled from 'styled-components';

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lx-space-12) var(--lx-space-48);
  padding-block: var(--lx-space-16);
  border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);

  ${media.from768} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

export const About = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-4);
  overflow-wrap: anywhere;
`;

export const Field = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--lx-space-8);

  > :first-child {
    flex: 1 1 var(--lx-size-search);
    min-width: 0;
  }
  /* Beside the control, which has a label above it. */
  > :last-child {
    margin-block-start: var(--lx-space-24);
  }
`;
