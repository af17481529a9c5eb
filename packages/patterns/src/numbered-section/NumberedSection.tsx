import { Heading, type HeadingLevel } from '@luxe/ui/heading';
import { useId, type ReactNode, type Ref } from 'react';
import { Body, Header, Number } from './NumberedSection.styles.ts';

export type NumberedSectionProps = {
  number: number;
  title: string;
  /** Default 2. */
  headingLevel?: HeadingLevel;
  /** Content at the end of the heading line: a button or an amount. */
  aside?: ReactNode;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
  /** Mode of a section with an address, for analytics. */
  'data-address'?: string;
};

/** A numbered step of a page such as checkout or returns: number, title and content. */
export function NumberedSection({
  number,
  title,
  headingLevel = 2,
  aside,
  ref,
  children,
  ...data
}: NumberedSectionProps) {
  const id = useId();
  return (
    <section ref={ref} aria-labelledby={id} {...data}>
      <Header>
        <Heading level={headingLevel} size="title-m" id={id}>
          <Number>{number}</Number>
          {title}
        </Heading>
        {aside}
      </Header>
      <Body>{children}</Body>
    </section>
  );
}
