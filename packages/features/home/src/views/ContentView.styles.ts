import styled from 'styled-components';

export const Bands = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-layout-section);
  padding-block-end: var(--lx-layout-section);
`;

/**
 * Bands below other content. They have space above but none below, because the section after them brings its
 * own space.
 */
export const BandsBelow = styled(Bands)`
  padding-block: var(--lx-layout-section) 0;
`;

/** The heading of a page without a hero. Its gap to the first band is smaller than the gap between bands. */
export const Opening = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-40);
  padding-block-start: var(--lx-space-56);
`;
