import styled from 'styled-components';

/** The answers that need no boxes are beside each other, below the one that needs them. */
export const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--lx-space-128)), 1fr));
  gap: var(--lx-space-12);

  > :first-child {
    grid-column: 1 / -1;
  }
`;
