import styled from 'styled-components';

export const Bands = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-layout-section);
  padding-block-end: var(--lx-layout-section);
`;

/** The same below something else: apart from it, and as near to what follows as that keeps itself. */
export const BandsBelow = styled(Bands)`
  padding-block: var(--lx-layout-section) 0;
`;

/** The heading of a page without a hero: nearer to what follows than the bands are to each other. */
export const Opening = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-40);
  padding-block-start: var(--lx-space-56);
`;
