import type { CallResponseInput } from '@luxe/contract/calls';
import type { Clock } from '@luxe/host';
import type { Database } from '../../db/database.ts';
import { domainError } from '../../errors/domainError.ts';
import { readLink } from '../../secrets/signedLink.ts';
import { readOrder } from '../order/readOrder.ts';
import { findTracked } from './trackedOrder.ts';

/**
 * The order that a signed link opens, as anyone sees it who has the link: without address, contact, payment
 * and codes [ORD-02]. Throws 404 for a link that the shop has not signed, and 410 for one that has expired.
 */
export async function readLinkedOrder(
  { db, clock, hmacKey }: { readonly db: Database; readonly clock: Clock; readonly hmacKey: string },
  token: string,
): Promise<CallResponseInput<'linkedOrder'>> {
  const now = clock.now();
  const link = readLink(hmacKey, 'order', token, now);
  const order = link && (await findTracked(db, link.subject));
  if (!order) throw domainError('orderNotFound');
  if (link.isExpired) throw domainError('orderLinkExpired');
  const { orderId, orderRefNo, placedDate, statusDisplay, products, parcels } = await readOrder(
    db,
    order,
    now,
  );
  const { city, state, postalCode } = order.deliveryAddress;
  return {
    order: {
      ...{ orderId, orderRefNo, placedDate, statusDisplay, products, city, state, postalCode },
      parcels: parcels.map((parcel) => ({ ...parcel, deliveryCode: undefined })),
    },
  };
}
