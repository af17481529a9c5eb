import type { LinkedOrder } from '@luxe/contract/calls';
import { orderLinkPath, orderPath } from '@luxe/contract/paths';
import { copy } from './copy.ts';
import { toTrackingModel, type TrackingModel } from './toTrackingModel.ts';

/** Path of the help page, which needs no login. */
const helpPath = '/contact-us';

/** Builds the tracking of a parcel for anyone with the link of its order: nothing can be changed. */
export function toLinkedModel(order: LinkedOrder, token: string, number: number): TrackingModel {
  const parcels = order.parcels.map((parcel) => ({ ...parcel, deliveryCode: null }));
  const model = toTrackingModel({ ...order, parcels }, number);
  return {
    ...model,
    orderHref: orderPath(order.orderId),
    address: copy.to(`${order.city}, ${order.state} ${order.postalCode}`),
    parcels: model.parcels.map((tab, index) => ({
      ...tab,
      href: `${orderLinkPath(token)}?parcel=${parcels[index]?.number ?? 1}`,
    })),
    cancelHref: undefined,
    deliveryHref: undefined,
    helpHref: helpPath,
  };
}
