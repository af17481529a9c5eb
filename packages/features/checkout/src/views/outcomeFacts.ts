import type { Fact } from '@luxe/ui/fact-list';
import type { OutcomeModel } from '../data/toOutcomeModel.ts';
import { outcomeCopy as copy } from '../outcomeCopy.ts';

/** What is said of an order however it ends [CHK-26]. `day` names its day: placed, or only begun. */
export const outcomeFacts = (order: OutcomeModel, day: string): Fact[] => [
  { term: copy.order, value: order.orderRefNo },
  { term: day, value: order.placed },
  { term: order.payment, value: copy.payingBy(order.mode, order.amount) },
  ...(order.transactionId ? [{ term: copy.transaction, value: order.transactionId }] : []),
];
