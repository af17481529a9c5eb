import * as Radix from '@radix-ui/react-accordion';
import type { CSSProperties, ReactNode } from 'react';
import { Number, SummaryWords } from '../disclosure/Disclosure.styles.ts';
import { Icon } from '../icon/Icon.tsx';
import { Content, Item, Trigger } from './Accordion.styles.ts';

export type AccordionItem = {
  value: string;
  title: ReactNode;
  /** Before the title, as in a numbered list. */
  number?: number;
  /** Cannot be opened; its title says why. */
  disabled?: boolean;
  children: ReactNode;
};

type Choice =
  | { type?: 'single'; value?: string; defaultValue?: string; onValueChange?: (value: string) => void }
  | {
      type: 'multiple';
      value?: string[];
      defaultValue?: string[];
      onValueChange?: (value: string[]) => void;
    };

export type AccordionProps = Choice & {
  items: readonly AccordionItem[];
  /** Level of the titles in the outline of the page. */
  headingLevel?: 2 | 3 | 4;
  className?: string;
};

/**
 * Radix measures open panels into two variables, which the server would print as a `style` attribute that the content
 * policy refuses. Nothing here reads them.
 */
const noMeasure = {
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
} as CSSProperties;

/**
 * Rows that open, one at a time or several, with arrow keys between them. Closed content leaves the page: for words that
 * a search engine should read, use Disclosure. Source: WAI-ARIA practices, Accordion.
 */
export function Accordion({ items, headingLevel = 3, className, ...choice }: AccordionProps) {
  const Title = `h${headingLevel}` as const;
  const rows = items.map(({ value, title, number, disabled = false, children }) => (
    <Item key={value} value={value} disabled={disabled}>
      <Radix.Header asChild>
        <Title>
          <Trigger>
            {number !== undefined && <Number>{number}</Number>}
            <SummaryWords>{title}</SummaryWords>
            <Icon name="plus" size="s" />
            <Icon name="minus" size="s" />
          </Trigger>
        </Title>
      </Radix.Header>
      <Content style={noMeasure} $numbered={number !== undefined}>
        {children}
      </Content>
    </Item>
  ));
  const common = { ...(className !== undefined && { className }) };
  if (choice.type === 'multiple') {
    return (
      <Radix.Root {...common} {...choice}>
        {rows}
      </Radix.Root>
    );
  }
  return (
    <Radix.Root {...common} {...choice} type="single" collapsible>
      {rows}
    </Radix.Root>
  );
}
