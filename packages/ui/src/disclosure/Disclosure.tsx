import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { useKeptMarkup } from '../kept-markup/KeptMarkup.ts';
import { Details, Number, SummaryWords } from './Disclosure.styles.ts';

export type DisclosureProps = Omit<ComponentPropsWithRef<'details'>, 'children'> & {
  /** The row that opens and closes. */
  summary: ReactNode;
  /** Before the summary, as in a numbered list of questions. */
  number?: number;
  /** Open at first. */
  open?: boolean;
  /** Disclosures of one name close each other. */
  name?: string;
  children: ReactNode;
};

/**
 * A row that opens: native `<details>`, so that its content is in the page for search engines and for find-in-page, and
 * opens without script. Stack them for a list between hairlines.
 */
export function Disclosure({ summary, number, children, ...details }: DisclosureProps) {
  const row = useKeptMarkup(
    'summary',
    () => (typeof summary === 'string' ? [summary, number] : undefined),
    () => (
      <>
        {number !== undefined && <Number>{number}</Number>}
        <SummaryWords>{summary}</SummaryWords>
        <Icon name="plus" size="s" />
        <Icon name="minus" size="s" />
      </>
    ),
  );
  return (
    <Details data-numbered={number === undefined ? undefined : ''} {...details}>
      <summary {...row} />
      <div>{children}</div>
    </Details>
  );
}
