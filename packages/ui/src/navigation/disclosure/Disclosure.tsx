import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../../typography/icon/Icon.tsx';
import { useCachedMarkup } from '../../cached-markup/useCachedMarkup.ts';
import { Details, Number, SummaryText } from './Disclosure.styles.ts';

export type DisclosureProps = Omit<ComponentPropsWithRef<'details'>, 'children'> & {
  /** Content of the row that toggles the disclosure. */
  summary: ReactNode;
  /** Number that is shown before the summary, for a numbered list of questions. Default: no number. */
  number?: number;
  /** Whether the disclosure is open at first. */
  open?: boolean;
  /** Opening a disclosure closes the others with the same name. */
  name?: string;
  /** Without hairlines, inside a row of a list that has them. */
  plain?: boolean;
  children: ReactNode;
};

/**
 * A row that expands: a native `<details>`, which works without scripts. Its content is in the page for
 * search engines and find-in-page. Several disclosures in a row form a list between hairlines.
 */
export function Disclosure({ summary, number, plain, children, ...details }: DisclosureProps) {
  const row = useCachedMarkup(
    'summary',
    () => (typeof summary === 'string' ? [summary, number] : undefined),
    () => (
      <>
        {number !== undefined && <Number>{number}</Number>}
        <SummaryText>{summary}</SummaryText>
        <Icon name="plus" size="s" />
        <Icon name="minus" size="s" />
      </>
    ),
  );
  return (
    <Details
      data-numbered={number === undefined ? undefined : ''}
      data-plain={plain ? '' : undefined}
      {...details}
    >
      <summary {...row} />
      <div>{children}</div>
    </Details>
  );
}
