import * as Radix from '@radix-ui/react-accordion';
import type { CSSProperties, ReactNode } from 'react';
import { Number, SummaryText } from '../disclosure/Disclosure.styles.ts';
import { Icon } from '../../typography/icon/Icon.tsx';
import { Content, Item, Trigger } from './Accordion.styles.ts';

export type AccordionItem = {
  value: string;
  title: ReactNode;
  /** Number that is shown before the title, for a numbered list of rows. Default: no number. */
  number?: number;
  /** Prevents the shopper from opening the row. The title must give the reason. */
  disabled?: boolean;
  children: ReactNode;
};

type Choice =
  | {
      /** `single`: opening a row closes the others. `multiple`: rows open independently. Default `single`. */
      type?: 'single';
      /** The open row or rows. Undefined makes the accordion uncontrolled. The empty string: none. */
      value?: string;
      /** The row or rows that are open at first. Default: none. */
      defaultValue?: string;
      /** Called with the open row or rows after each press. */
      onValueChange?: (value: string) => void;
    }
  | {
      type: 'multiple';
      value?: string[];
      defaultValue?: string[];
      onValueChange?: (value: string[]) => void;
    };

export type AccordionProps = Choice & {
  items: readonly AccordionItem[];
  /** Heading level of the titles in the page outline. Default 3. */
  headingLevel?: 2 | 3 | 4;
  className?: string;
};

/**
 * Radix writes the size of an open panel into two CSS variables, which this component does not use. The
 * server would render them as a `style` attribute, which the content security policy blocks.
 */
const withoutMeasurements = {
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
} as CSSProperties;

/**
 * Rows that expand, one at a time or several at once. Arrow keys move between the titles. Collapsed content
 * is not in the page: use Disclosure for text that search engines must read. Source: WAI-ARIA practices,
 * Accordion.
 */
export function Accordion({ items, headingLevel = 3, className, ...choice }: AccordionProps) {
  const Title = `h${headingLevel}` as const;
  const rows = items.map(({ value, title, number, disabled = false, children }) => (
    <Item key={value} value={value} disabled={disabled}>
      <Radix.Header asChild>
        <Title>
          <Trigger>
            {number !== undefined && <Number>{number}</Number>}
            <SummaryText>{title}</SummaryText>
            <Icon name="plus" size="s" />
            <Icon name="minus" size="s" />
          </Trigger>
        </Title>
      </Radix.Header>
      <Content style={withoutMeasurements} $numbered={number !== undefined}>
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
