import { media } from '@luxe/tokens';
import { LinkArea } from '@luxe/ui/link-area';
import styled from 'styled-components';

/** Balance and what it is for: beside each other from 768 px. */
export const Facts = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--lx-space-24);

  & > :first-child {
    grid-column: 1 / -1;
  }

  ${media.from768} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & > :first-child {
      grid-column: auto;
    }
  }
`;

/** The balance and what can be done about it: beside each other from 768 px. */
export const BalanceHead = styled.div`
  display: grid;
  gap: var(--lx-space-16);
  justify-items: start;

  & > :nth-child(2) {
    justify-self: stretch;
  }

  ${media.from768} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: var(--lx-space-24);
    align-items: center;
  }
`;

/** Source, last day and amount of a part of a credit. */
export const LotGrid = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--lx-space-4) var(--lx-space-16);

  & > :last-child {
    grid-area: 1 / 2;
  }

  ${media.from768} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 3fr) minmax(0, 2fr);

    & > :last-child {
      grid-area: 1 / 3;
    }
  }
`;

const entryColumns = 'minmax(0, 2fr) minmax(0, 4fr) minmax(0, 2fr) minmax(0, 2fr)';

/** Names of the columns of a statement; phones have no columns. */
export const EntryHead = styled.div`
  display: none;

  ${media.from768} {
    display: grid;
    grid-template-columns: ${entryColumns};
    gap: var(--lx-space-16);
    padding-block-end: var(--lx-space-12);
  }
`;

/** Date, what, amount and balance. On a phone: what and amount, then the date. */
export const EntryGrid = styled(LinkArea)`
  display: grid;
  grid-template: 'what amount' 'date balance' / minmax(0, 1fr) auto;
  gap: var(--lx-space-4) var(--lx-space-16);

  & > [data-cell='date'] {
    grid-area: date;
  }

  & > [data-cell='what'] {
    grid-area: what;
  }

  & > [data-cell='amount'] {
    grid-area: amount;
  }

  & > [data-cell='balance'] {
    grid-area: balance;
  }

  ${media.from768} {
    grid-template: 'date what amount balance' / ${entryColumns};
  }
`;

/** Choices and period: above one line, or below each other on a phone. */
export const Filters = styled.div`
  display: grid;
  gap: var(--lx-space-16);

  ${media.from768} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;

    & > :first-child {
      grid-area: 1 / 1 / 2 / -1;
    }
    & > :last-child {
      grid-area: 1 / 2;
    }
  }
`;

/** Period and files of a statement, beside each other. */
export const FilterTools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--lx-space-16);
  align-items: center;
`;

/** Name and balance of a brand. */
export const BrandHead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--lx-space-16);
`;

/** The open history of a brand, below the row that opened it. */
export const HistoryBody = styled.div`
  padding-block-start: var(--lx-space-12);
`;

/** A form of a readable width. */
export const FormColumn = styled.div`
  max-inline-size: var(--lx-layout-form);
`;
