import styled from 'styled-components';

/** A room of its own in the page: ground and words are its own. */
export const Room = styled.div`
  background: var(--lx-color-bg-page);
  color: var(--lx-color-text-primary);
`;
