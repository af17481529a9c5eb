import type { Order, OrderLine, TrailStep } from '@luxe/contract/calls';
import { orderPath, trackPath } from '@luxe/contract/paths';
import { deliveryPath, orderHelpPath } from '@luxe/contract/after-order-paths';
import { formatMoment, formatShortDay } from '@luxe/format';
import { addressLine } from '@luxe/patterns/address-card';
import { orderTrail, type TrailItem } from '@luxe/patterns/order-trail';
import { copy } from './copy.ts';
import { toCancelHref, toCarrier, toLines, type CarrierModel, type OrderLineModel } from './toOrderModel.ts';

type Parcel = Order['parcels'][number];

export type TrackingModel = {
  ref: string;
  orderHref: string;
  /** The next event of the parcel. */
  title: string;
  /** Where the parcel goes, in one line. */
  address: string;
  /** Links to the parcels; empty for an order with one. */
  parcels: { label: string; href: string; current: boolean }[];
  /** Places that the carrier has reported, then the shopper; empty when it has reported none. */
  route: TrailItem[];
  /** Steps of the parcel and what the carrier has reported, then what is expected. */
  steps: TrailItem[];
  carrier: CarrierModel | undefined;
  /** Delivery code of the parcel; empty for none. */
  code: string;
  lines: OrderLineModel[];
  linesTitle: string;
  /** URL of the page that cancels items; undefined when no item can be cancelled. */
  cancelHref: string | undefined;
  /** URL of the page that changes the address or the day; undefined when neither can change. */
  deliveryHref: string | undefined;
  helpHref: string;
};

/** What the tracking needs of an order. */
type TrackedOrder = Pick<Order, 'orderId' | 'orderRefNo' | 'statusDisplay' | 'products' | 'parcels'> &
  Partial<Pick<Order, 'deliveryAddress' | 'canChangeDelivery'>>;

/** Builds the tracking of a parcel. An unknown number means the first parcel. */
export function toTrackingModel(order: TrackedOrder, number: number): TrackingModel {
  const parcel = order.parcels.find((one) => one.number === number) ?? order.parcels[0];
  const count = order.parcels.length;
  const trail = trailOf(order.products, parcel);
  return {
    ref: order.orderRefNo,
    orderHref: orderPath(order.orderId),
    title: parcel?.statusDisplay ?? order.statusDisplay,
    address: order.deliveryAddress ? copy.to(addressLine(order.deliveryAddress)) : '',
    parcels:
      count > 1
        ? order.parcels.map((one) => ({
            label: copy.parcelOf(one.number, count),
            href: `${trackPath(order.orderId)}?parcel=${one.number}`,
            current: one === parcel,
          }))
        : [],
    route: parcel ? toRoute(trail, parcel) : [],
    steps: toSteps(trail, parcel?.events ?? []),
    carrier: parcel && toCarrier(parcel, 1),
    code: parcel?.deliveryCode ? copy.deliveryCode(1, 1, parcel.deliveryCode) : '',
    lines: order.products
      .flatMap((line) => toLines(line, count))
      .filter(({ parcelNumber }) => !parcel || parcelNumber === parcel.number),
    linesTitle: copy.inParcel(parcel?.number ?? 1, count),
    cancelHref: toCancelHref(order, order.products),
    deliveryHref: order.canChangeDelivery ? deliveryPath(order.orderId) : undefined,
    helpHref: orderHelpPath(order.orderId),
  };
}

/** Code of a report that is no step of the trail. */
const scan = 'SCAN';

/** The trail of the units that are still expected; of any units when none is. */
function trailOf(products: readonly OrderLine[], parcel: Parcel | undefined): readonly TrailStep[] {
  if (!parcel) return products[0]?.trail ?? [];
  const groups = products.flatMap((line) => line.groups).filter((group) => group.parcel === parcel.number);
  return (groups.find(({ state }) => state !== 'CANCELLED') ?? groups[0])?.trail ?? [];
}

/**
 * Puts the carrier's reports into a trail: a report of a step becomes its second line, any other report a
 * step of its own, with a thin line to the next.
 */
function toSteps(trail: readonly TrailStep[], events: Parcel['events']): TrailItem[] {
  const done = trail.filter(({ status }) => status === 'DONE');
  const scans = events.filter((event) => !done.some(({ at }) => at === event.at));
  const reports = scans.map(({ text, at }): TrailStep => ({
    code: scan,
    name: text,
    status: 'DONE',
    line: 'thin',
    at,
  }));
  const steps = [
    ...[...done, ...reports].toSorted((one, other) => timeOf(one) - timeOf(other)),
    ...trail.filter(({ status }) => status === 'UPCOMING'),
  ].map((step, index, all) => ({ ...step, line: lineTo(step, all[index + 1]) }));
  return orderTrail(steps).map((item, index) => {
    const event = events.find(({ at }) => at === steps[index]?.at);
    if (!event) return item;
    const note = [event.text === item.title ? '' : event.text, event.place].filter(Boolean).join(', ');
    return note ? { ...item, note } : item;
  });
}

function lineTo(step: TrailStep, next: TrailStep | undefined): TrailStep['line'] {
  if (!next) return 'none';
  if (next.status === 'UPCOMING') return 'dashed';
  return step.code === scan || next.code === scan ? 'thin' : step.line;
}

/** Most places of a route, so that their names fit into one row on a phone. */
const maxPlaces = 3;
/** Steps after which a parcel does not come nearer. */
const endsElsewhere = new Set(['CANCELLED', 'RETURNING_TO_ORIGIN', 'RETURNED_TO_ORIGIN', 'LOST']);

/** The places of a parcel: the first one, the latest ones, and the shopper, unless it does not arrive. */
function toRoute(trail: readonly TrailStep[], { events, estimatedDeliveryDate }: Parcel): TrailItem[] {
  const done = trail.filter(({ status }) => status === 'DONE');
  const delivered = done.find(({ code }) => code === 'DELIVERED');
  const reported = events.toReversed().filter(({ place }) => place !== '');
  // Later reports from a place are about the same stay.
  const places = reported.filter(({ place }, index) => place !== reported[index - 1]?.place);
  if (places.length === 0) return [];
  const shown = places.filter((_, index) => index === 0 || index > places.length - maxPlaces);
  const stops = shown.map(({ place, at }, index): TrailItem => {
    const isLast = index === shown.length - 1;
    return {
      key: `${index} ${place}`,
      title: place,
      detail: formatMoment(at),
      state: isLast && !delivered ? 'CURRENT' : 'DONE',
      line: isLast && !delivered ? 'dashed' : 'thick',
    };
  });
  if (done.some(({ code }) => endsElsewhere.has(code)))
    return stops.map((stop, index) => (index === stops.length - 1 ? { ...stop, line: 'none' } : stop));
  const at = delivered?.at;
  const you: TrailItem = {
    key: 'you',
    title: copy.you,
    detail: at ? formatMoment(at) : formatShortDay(estimatedDeliveryDate),
    state: delivered ? 'DONE' : 'UPCOMING',
    line: 'none',
  };
  return [...stops, you];
}

const timeOf = ({ at }: TrailStep) => new Date(at ?? 0).getTime();
