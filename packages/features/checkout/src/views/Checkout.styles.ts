import { media } from '@luxe/tokens';
import styled from 'styled-components';

/** Narrower than a shop page: one column of fields and the summary. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lx-space-40);
  align-items: start;
  width: 100%;
  max-width: calc(var(--lx-layout-summary) * 3 + var(--lx-space-80));
  margin-inline: auto;
  padding: var(--lx-space-40) var(--lx-layout-page-margin);

  ${media.from1024} {
    grid-template-columns: minmax(0, 1fr) var(--lx-layout-summary);
    gap: var(--lx-space-96);
    padding-block: var(--lx-space-56) var(--lx-space-120);
  }
`;

export const Steps = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-64);
  min-width: 0;
`;

export const StepHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--lx-space-16);
  padding-bottom: var(--lx-space-18);
`;

export const Number = styled.span`
  margin-inline-end: var(--lx-space-14);
  color: var(--lx-color-text-tertiary);
`;

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-20);
`;

export const Folded = styled.div`
  padding-block: var(--lx-space-16);
  border-block: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--lx-space-16) var(--lx-space-12);

  ${media.from640} {
    gap: var(--lx-space-20) var(--lx-space-24);
  }
`;

export const Wide = styled.div`
  grid-column: 1 / -1;
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lx-space-20);
`;

export const Dates = styled.ul`
  border-bottom: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);

  > li {
    padding-block: var(--lx-space-14);
    border-top: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  }
`;

export const DateRow = styled.div`
  display: grid;
  grid-template-columns: var(--lx-size-image-xs) minmax(0, 1fr);
  gap: var(--lx-space-16);
  align-items: center;
`;

export const Aside = styled.aside`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-20);

  ${media.from1024} {
    position: sticky;
    top: var(--lx-space-40);
  }
`;

export const Thumbs = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: var(--lx-space-8);
`;

/** The action stands under the summary; on a phone the bar at the foot has it. */
export const WideAction = styled.div`
  ${media.below1024} {
    display: none;
  }
`;
