import { Heading, type HeadingLevel } from '@luxe/ui/heading';
import { useId, type ReactNode, type Ref } from 'react';
import { Body, Head, Number } from './NumberedSection.styles.ts';

export type NumberedSectionProps = {
  number: number;
  title: string;
  /** Default 2. */
  headingLevel?: HeadingLevel;
  /** At the end of the heading's line: Edit, an amount. */
  aside?: ReactNode;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

/** One section of a page that is gone through in order, as checkout and returns are: number and title, and what to do there. */
export function NumberedSection({
  number,
  title,
  headingLevel = 2,
  aside,
  ref,
  children,
}: NumberedSectionProps) {
  const id = useId();
  return (
    <section ref={ref} aria-labelledby={id}>
      <Head>
        <Heading level={headingLevel} size="title-m" id={id}>
          <Number>{number}</Number>
          {title}
        </Heading>
        {aside}
      </Head>
      <Body>{children}</Body>
    </section>
  );
}
