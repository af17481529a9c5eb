import { cleanOrderId } from '@luxe/format';
import { guestTrackPath, orderPath, ordersPath } from '@luxe/contract/paths';
import { deliveriesOf } from '../order/deliveriesOf.ts';
import { listOrders } from '../order/listOrders.ts';
import { findOrder } from '../order/repository.ts';
import { toOrderListItem } from '../order/wire.ts';
import { fact, toAnswer, type Answer, type AssistantParts, type Understood } from './asked.ts';
import { copy } from './copy.ts';

/** Orders in an answer to a question that names none. */
const orderLimit = 3;

/**
 * The status of the orders of the customer who asks. An order number of another customer is unknown to them,
 * as on every page.
 */
export async function orderAnswer(
  { db, clock }: AssistantParts,
  { plan, customerId }: Understood,
): Promise<Answer> {
  if (customerId === undefined)
    return toAnswer({
      sentences: [fact('order', ordersPath, copy.logIn), fact('order', guestTrackPath, copy.trackAsGuest)],
    });
  const found =
    plan.orderCode === null
      ? await listOrders(db, customerId, 0, orderLimit)
      : [await findOrder(db, customerId, cleanOrderId(plan.orderCode))];
  const orders = found.flatMap((order) => order ?? []);
  if (orders.length === 0)
    return toAnswer({
      sentences: [fact('order', ordersPath, plan.orderCode === null ? copy.noOrders : copy.orderUnknown)],
      handover: plan.orderCode !== null,
    });
  const deliveryOf = await deliveriesOf(
    db,
    orders.map(({ id }) => id),
  );
  return toAnswer({
    sentences: orders.map((order) => {
      const { orderRefNo, statusDisplay, placedDate } = toOrderListItem(
        order,
        deliveryOf(order.id),
        clock.now(),
      );
      const status = statusDisplay || copy.placed(placedDate);
      return fact('order', orderPath(order.id), copy.order(orderRefNo, status));
    }),
    chips: [copy.chips.returns],
  });
}
