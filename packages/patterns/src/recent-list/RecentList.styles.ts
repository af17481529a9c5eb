import styled from 'styled-components';

/**
 * The negative margins are as wide as the padding of the rows. The text of the rows therefore aligns with the
 * text around the list, as in SuggestionList.
 */
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
