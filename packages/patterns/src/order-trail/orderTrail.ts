import type { TrailStep } from '@luxe/contract/calls';
import { formatDay, formatMoment } from '@luxe/format';

/** A step of the `Timeline` component. */
export type TrailItem = {
  key: string;
  title: string;
  /** What a carrier has reported. */
  note?: string;
  detail?: string;
  state: 'DONE' | 'CURRENT' | 'UPCOMING';
  line: TrailStep['line'];
};

/**
 * Builds the trail, the list of the steps of an item or a return, such as "Shipped". The last completed step
 * is current while any later step is still open [ORD-03].
 */
export function orderTrail(steps: readonly TrailStep[]): TrailItem[] {
  const lastDone = steps.findLastIndex((step) => step.status === 'DONE');
  const isInProgress = lastDone < steps.length - 1;
  return steps.map((step, at) => ({
    key: `${at} ${step.code}`,
    title: step.name,
    ...(step.at ? { detail: whenOf(step.at) } : {}),
    state: at === lastDone && isInProgress ? 'CURRENT' : step.status,
    line: step.line,
  }));
}

/** Formats the time of a step: a date (`2026-11-24`) of an upcoming step, or a timestamp of a past step. */
const whenOf = (at: string) => (/^\d{4}-\d{2}-\d{2}$/.test(at) ? formatDay(at) : formatMoment(at));
