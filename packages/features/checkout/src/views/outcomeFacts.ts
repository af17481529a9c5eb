import type { Fact } from '@luxe/ui/fact-list';
import type { OutcomeModel } from '../data/toOutcomeModel.ts';
import { outcomeCopy as copy } from '../outcomeCopy.ts';

/** Facts shown for every outcome [CHK-26]. `dateLabel` is the label of the date: placed or started. */
export const outcomeFacts = (order: OutcomeModel, dateLabel: string): Fact[] => [
  { term: copy.order, value: order.orderRefNo },
  { term: dateLabel, value: order.placedOn },
  { term: order.payment, value: copy.payingBy(order.mode, order.amount) },
  ...(order.transactionId ? [{ term: copy.transaction, value: order.transactionId }] : []),
];
