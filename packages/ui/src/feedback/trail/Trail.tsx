import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../typography/visually-hidden/VisuallyHidden.tsx';
import { Detail, Step } from './Trail.styles.ts';

export type TrailState = 'DONE' | 'CURRENT' | 'UPCOMING';
/** The line from a step to the next one. */
export type TrailLine = 'thick' | 'thin' | 'dashed' | 'none';

export type TrailStep = {
  key: string;
  title: ReactNode;
  /** Date or place. */
  detail?: ReactNode;
  state: TrailState;
  /** Default: `thick` after a completed step, `dashed` after the current and upcoming ones. */
  line?: TrailLine;
};

export type TrailProps = {
  /** Accessible name: "Order LX 2611 2048 77". */
  label: string;
  steps: readonly TrailStep[];
  /**
   * Screen readers read one of these texts after a step's title, depending on the state of the step. By
   * default, the text is ", done" for a completed step and ", to come" for an upcoming step. The current step
   * has no text by default.
   */
  stateLabels?: Record<TrailState, string>;
  className?: string;
};

const lineAfter: Record<TrailState, TrailLine> = { DONE: 'thick', CURRENT: 'dashed', UPCOMING: 'dashed' };
const english: Record<TrailState, string> = { DONE: ', done', CURRENT: '', UPCOMING: ', to come' };

/** The steps of an order: completed, current (in the accent colour) and upcoming. */
export function Trail({ label, steps, stateLabels = english, className }: TrailProps) {
  return (
    <ol aria-label={label} className={className}>
      {steps.map(({ key, title, detail, state, line = lineAfter[state] }) => (
        <Step key={key} $state={state} $line={line} aria-current={state === 'CURRENT' ? 'step' : undefined}>
          <span>
            {title}
            <VisuallyHidden>{stateLabels[state]}</VisuallyHidden>
          </span>
          {detail !== undefined && <Detail>{detail}</Detail>}
        </Step>
      ))}
    </ol>
  );
}
