import { formatOrderNumber } from '@luxe/format';
import type { Fact } from '@luxe/ui/fact-list';
import type { OutcomeModel } from '../data/toOutcomeModel.ts';
import { copy } from '../data/copy.ts';

/**
 * Facts that every outcome page shows about the order [CHK-26]. `dateLabel` labels the date on which the
 * order was placed or its payment was started.
 */
export const outcomeFacts = (order: OutcomeModel, dateLabel: string): Fact[] => [
  { term: copy.order, value: formatOrderNumber(order.orderRefNo) },
  { term: dateLabel, value: order.placedOn },
  { term: order.payment, value: copy.payingBy(order.mode, order.amount) },
  ...(order.transactionId ? [{ term: copy.transaction, value: order.transactionId }] : []),
];
