import type { CallResponse } from '@luxe/contract/calls';
import { formatDay } from '@luxe/format';
import type { SummaryRow } from '../summary-table/SummaryTable.tsx';

type RefundPart = CallResponse<'returnSummary'>['refundParts'][number];

export type RefundRowLabels = { today: string; by: (day: string) => string };

const english: RefundRowLabels = { today: 'At once', by: (day) => `By ${day}` };

/**
 * What a refund would give back, one row per source, with the day of its arrival. `today` is a day in India.
 */
export const refundRows = (
  parts: readonly RefundPart[],
  today: string,
  labels: RefundRowLabels = english,
): SummaryRow[] =>
  parts.map(({ name, amount, arrivesBy }) => ({
    label: name,
    value: amount,
    note: arrivesBy <= today ? labels.today : labels.by(formatDay(arrivesBy)),
  }));
