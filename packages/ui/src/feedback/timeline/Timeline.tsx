import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../typography/visually-hidden/VisuallyHidden.tsx';
import { Detail, Note, Row, Step, Stop } from './Timeline.styles.ts';

export type TimelineState = 'DONE' | 'CURRENT' | 'UPCOMING';
/** The line from a step to the next one. */
export type TimelineLine = 'thick' | 'thin' | 'dashed' | 'none';

export type TimelineStep = {
  key: string;
  title: ReactNode;
  /** Sentence below the title, such as the report of a carrier. */
  note?: ReactNode;
  /** Date or place, at the end of the line. */
  detail?: ReactNode;
  state: TimelineState;
  /** Default: `thick` after a completed step, `dashed` after the current and upcoming ones. */
  line?: TimelineLine;
};

export type TimelineProps = {
  /** Accessible name: "Order LX 2611 2048 77". */
  label: string;
  steps: readonly TimelineStep[];
  /**
   * Screen readers read one of these texts after a step's title, depending on the state of the step. By
   * default, the text is ", done" for a completed step and ", to come" for an upcoming step. The current step
   * has no text by default.
   */
  stateLabels?: Record<TimelineState, string>;
  /** `horizontal`: for a few short steps, such as the places of a parcel. Notes are not for it. */
  direction?: 'vertical' | 'horizontal';
  className?: string;
};

const lineAfter: Record<TimelineState, TimelineLine> = {
  DONE: 'thick',
  CURRENT: 'dashed',
  UPCOMING: 'dashed',
};
const english: Record<TimelineState, string> = { DONE: ', done', CURRENT: '', UPCOMING: ', to come' };

/**
 * Dated steps of something that happens over days, such as an order: completed, current (in the accent
 * colour) and upcoming. For the steps of a task that the shopper does now use Stepper.
 */
export function Timeline({
  label,
  steps,
  stateLabels = english,
  direction = 'vertical',
  className,
}: TimelineProps) {
  const [List, Item] = direction === 'horizontal' ? ([Row, Stop] as const) : (['ol', Step] as const);
  return (
    <List aria-label={label} className={className}>
      {steps.map(({ key, title, note, detail, state, line = lineAfter[state] }) => (
        <Item key={key} $state={state} $line={line} aria-current={state === 'CURRENT' ? 'step' : undefined}>
          <span>
            {title}
            <VisuallyHidden>{stateLabels[state]}</VisuallyHidden>
            {note !== undefined && <Note>{note}</Note>}
          </span>
          {detail !== undefined && <Detail>{detail}</Detail>}
        </Item>
      ))}
    </List>
  );
}
