import { media } from '@luxe/tokens';
import styled from 'styled-components';

/** One column; short pairs (city and state, first and last name) side by side where both have room for their words. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(8.5em, 40%), 1fr));
  gap: var(--lx-space-16) var(--lx-space-12);
  align-items: start;

  ${media.from640} {
    gap: var(--lx-space-20) var(--lx-space-24);
  }
`;

export const Wide = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;

/** In the page from the start, so that what is put into it is announced. */
export const Note = styled.div`
  padding-block-start: var(--lx-space-6);
  font-size: var(--lx-font-size-xs);
  line-height: 1.45;
  color: var(--lx-color-text-secondary);

  &:empty {
    padding: 0;
  }
`;
