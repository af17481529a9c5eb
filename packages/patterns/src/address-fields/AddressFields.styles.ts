import { media } from '@luxe/tokens';
import styled from 'styled-components';

/**
 * The grid of the address fields. Two short fields, such as city and state, share a row if both labels fit.
 */
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

/** The live region exists before it has content, so that screen readers announce its changes. */
export const Note = styled.div`
  padding-block-start: var(--lx-space-6);
  font-size: var(--lx-font-size-xs);
  line-height: 1.45;
  color: var(--lx-color-text-secondary);

  &:empty {
    padding: 0;
  }
`;
