import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Body, Details, Number, Summary, SummaryWords } from './Disclosure.styles.ts';

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
  return (
    <Details {...details}>
      <Summary>
        {number !== undefined && <Number>{number}</Number>}
        <SummaryWords>{summary}</SummaryWords>
        <Icon name="plus" size="s" />
        <Icon name="minus" size="s" />
      </Summary>
      <Body $numbered={number !== undefined}>{children}</Body>
    </Details>
  );
}
