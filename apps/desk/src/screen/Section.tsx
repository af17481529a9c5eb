import { Heading } from '@luxe/ui/heading';
import { useId, type ReactNode, type Ref } from 'react';
import { Bar, Part } from './Section.styles.ts';

export interface SectionProps {
  readonly title: string;
  /** Beside the title: a count or a link. */
  readonly aside?: ReactNode;
  /** The heading gets the focus when the pressed button of this section has gone. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** A part of a screen with its heading. */
export function Section({ title, aside, headingRef, children }: SectionProps) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <Bar>
        <Heading level={2} size="label" id={id} ref={headingRef} tabIndex={-1}>
          {title}
        </Heading>
        {aside}
      </Bar>
      {children}
    </Part>
  );
}
