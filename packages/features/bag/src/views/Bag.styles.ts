import { media } from '@luxe/tokens';
import styled from 'styled-components';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-32);
  padding-block: var(--lx-space-40);

  ${media.from1024} {
    padding-block: var(--lx-space-56) var(--lx-layout-section);
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--lx-space-16);
`;

/** Lines left, summary right; one under the other on a phone. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lx-space-40);
  align-items: start;

  ${media.from1024} {
    grid-template-columns: minmax(0, 1fr) var(--lx-layout-summary);
    gap: var(--lx-space-96);
  }
`;

export const Lines = styled.ul`
  border-bottom: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
`;

export const Aside = styled.aside`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-20);

  ${media.from1024} {
    position: sticky;
    top: calc(var(--lx-nav-offset-current) + var(--lx-space-24));
  }
`;

/** The action stands under the summary; on a phone the bar at the foot has it. */
export const WideAction = styled.div`
  ${media.below1024} {
    display: none;
  }
`;
