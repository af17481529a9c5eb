import type { CallResponse } from '../calls/calls.ts';
import { address } from './address.ts';
import { codeSent } from './identity.ts';
import { orderOnItsWay } from './order.ts';

type LinkedParcel = CallResponse<'linkedOrder'>['order']['parcels'][number];

const linkedParcels = orderOnItsWay.parcels.map((parcel): LinkedParcel => ({
  number: parcel.number,
  sellerName: parcel.sellerName,
  statusDisplay: parcel.statusDisplay,
  estimatedDeliveryDate: parcel.estimatedDeliveryDate,
  courierName: parcel.courierName,
  trackingNumber: parcel.trackingNumber,
  trackingUrl: parcel.trackingUrl,
  sealNumber: parcel.sealNumber,
  events: parcel.events,
}));

export const linkedOrder: CallResponse<'linkedOrder'> = {
  order: {
    orderId: orderOnItsWay.orderId,
    orderRefNo: orderOnItsWay.orderRefNo,
    placedDate: orderOnItsWay.placedDate,
    statusDisplay: orderOnItsWay.statusDisplay,
    products: orderOnItsWay.products,
    parcels: linkedParcels,
    city: address.city,
    state: address.state,
    postalCode: address.postalCode,
  },
};

export const trackingCode: CallResponse<'requestTrackingCode'> = {
  ...codeSent,
  channels: ['phone', 'email'],
};

export const trackingChecked: CallResponse<'checkTrackingCode'> = {
  status: 'SUCCESS',
  token: 'a.b.c',
  expiresIn: 3600,
};
