import styled from 'styled-components';

/** The answers that need no boxes are beside each other, below the one that needs them. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lx-space-12);

  > * {
    flex: 1 1 var(--lx-space-128);
  }
  > :first-child {
    flex-basis: 100%;
  }
`;
