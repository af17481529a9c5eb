import { Heading } from '@luxe/ui/heading';
import { useId, type ReactNode, type Ref } from 'react';
import { Body, Number, StepHead } from './Checkout.styles.ts';

export type StepProps = {
  number: number;
  title: string;
  /** At the end of the heading's line: Edit, an amount. */
  aside?: ReactNode;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

/** One numbered section of checkout. */
export function Step({ number, title, aside, ref, children }: StepProps) {
  const id = useId();
  return (
    <section ref={ref} aria-labelledby={id}>
      <StepHead>
        <Heading level={2} id={id}>
          <Number>{number}</Number>
          {title}
        </Heading>
        {aside}
      </StepHead>
      <Body>{children}</Body>
    </section>
  );
}
