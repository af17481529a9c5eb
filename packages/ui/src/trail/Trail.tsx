import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Detail, Step } from './Trail.styles.ts';

export type TrailState = 'DONE' | 'CURRENT' | 'UPCOMING';
/** What runs from a step to the next. */
export type TrailLine = 'thick' | 'thin' | 'dashed' | 'none';

export type TrailStep = {
  key: string;
  title: ReactNode;
  /** When, or where. */
  detail?: ReactNode;
  state: TrailState;
  /** Default: `thick` after a step that is done, `dashed` after the current one and those to come. */
  line?: TrailLine;
};

export type TrailProps = {
  /** What is followed: "Order LX 2611 2048 77". */
  label: string;
  steps: readonly TrailStep[];
  /** Said after the title, for what colour and line show. Default ", done", "" and ", to come". */
  stateWords?: Record<TrailState, string>;
  className?: string;
};

const lineAfter: Record<TrailState, TrailLine> = { DONE: 'thick', CURRENT: 'dashed', UPCOMING: 'dashed' };
const english: Record<TrailState, string> = { DONE: ', done', CURRENT: '', UPCOMING: ', to come' };

/** The steps of an order: where it has been, where it is (the flame), what is to come. */
export function Trail({ label, steps, stateWords = english, className }: TrailProps) {
  return (
    <ol aria-label={label} className={className}>
      {steps.map(({ key, title, detail, state, line = lineAfter[state] }) => (
        <Step key={key} $state={state} $line={line} aria-current={state === 'CURRENT' ? 'step' : undefined}>
          <span>
            {title}
            <VisuallyHidden>{stateWords[state]}</VisuallyHidden>
          </span>
          {detail !== undefined && <Detail>{detail}</Detail>}
        </Step>
      ))}
    </ol>
  );
}
