import styled from 'styled-components';

/** Rows extend by their padding on both sides, like the rows of SuggestionList. */
export const Recents = styled.ul`
  display: flex;
  flex-direction: column;
  margin-inline: calc(-1 * var(--lx-space-12));

  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }

  > li > a {
    flex: 1 1 0;
  }
`;
