import type { CallResponse, Order } from '../calls/calls.ts';
import { address } from './address.ts';
import { codeSent } from './identity.ts';
import { orderOnItsWay } from './order.ts';

type LinkedOrder = CallResponse<'linkedOrder'>['order'];

/** What anyone with the link of an order sees of it. */
export const linkedOrderOf = (order: Order): CallResponse<'linkedOrder'> => ({
  order: {
    orderId: order.orderId,
    orderRefNo: order.orderRefNo,
    placedDate: order.placedDate,
    statusDisplay: order.statusDisplay,
    products: order.products,
    parcels: order.parcels.map((parcel): LinkedOrder['parcels'][number] => ({
      number: parcel.number,
      sellerName: parcel.sellerName,
      statusDisplay: parcel.statusDisplay,
      estimatedDeliveryDate: parcel.estimatedDeliveryDate,
      courierName: parcel.courierName,
      trackingNumber: parcel.trackingNumber,
      trackingUrl: parcel.trackingUrl,
      sealNumber: parcel.sealNumber,
      events: parcel.events,
    })),
    city: address.city,
    state: address.state,
    postalCode: address.postalCode,
  },
});

export const linkedOrder = linkedOrderOf(orderOnItsWay);

export const trackingCode: CallResponse<'requestTrackingCode'> = {
  ...codeSent,
  channels: ['phone', 'email'],
};

export const trackingChecked: CallResponse<'checkTrackingCode'> = {
  status: 'SUCCESS',
  token: 'a.b.c',
  expiresIn: 3600,
};
