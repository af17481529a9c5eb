import { media } from '@luxe/tokens';
import { LinkArea } from '@luxe/ui/link-area';
import styled from 'styled-components';

/** Card, form and button below each other; from 1024 px the form stands beside the other two. */
export const Columns = styled.div`
  display: grid;
  grid-template: 'card' 'form' 'pay' / minmax(0, 1fr);
  gap: var(--lx-space-40);

  > :nth-child(1) {
    grid-area: card;
  }
  > :nth-child(2) {
    grid-area: form;
  }
  > :nth-child(3) {
    grid-area: pay;
  }

  ${media.from1024} {
    grid-template: 'form card' auto 'form pay' 1fr / minmax(0, 1.5fr) minmax(0, 1fr);
    gap: var(--lx-space-24) var(--lx-space-96);
  }
`;

/** A label at the start and an amount at the end. */
export const Total = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--lx-space-16);
`;

/** Two fields beside each other from 768 px. */
export const Pair = styled.div`
  display: grid;
  gap: var(--lx-space-20) var(--lx-space-24);
  align-items: start;

  ${media.from768} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Recipient and amount of a bought card; the link covers the row. */
export const BoughtRow = styled(LinkArea)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--lx-space-16);
`;

/** A row of amount, quantity and the button that removes it. */
export const RowGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: var(--lx-space-8) var(--lx-space-16);
  align-items: start;

  ${media.from768} {
    &:has(> :nth-child(3)) {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) auto;
    }
  }
`;

/** The button of a row; it stands beside the fields, below the height of their labels. */
export const RowEnd = styled.div`
  ${media.from768} {
    padding-block-start: var(--lx-space-36);
  }
`;

/** A form of a readable width. */
export const FormColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-32);
  max-inline-size: calc(var(--lx-layout-measure) + var(--lx-space-128));
`;
