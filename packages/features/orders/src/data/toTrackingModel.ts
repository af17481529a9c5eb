import type { Order, OrderLine, TrailStep } from '@luxe/contract/calls';
import { orderPath, trackPath } from '@luxe/contract/paths';
import { orderHelpPath } from '@luxe/contract/after-order-paths';
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
  /** Steps of the parcel and what the carrier has reported, then what is expected. */
  steps: TrailItem[];
  carrier: CarrierModel | undefined;
  /** Delivery code of the parcel; empty for none. */
  code: string;
  lines: OrderLineModel[];
  linesTitle: string;
  /** URL of the page that cancels items; undefined when no item can be cancelled. */
  cancelHref: string | undefined;
  helpHref: string;
};

/** What the tracking needs of an order. */
type TrackedOrder = Pick<Order, 'orderId' | 'orderRefNo' | 'statusDisplay' | 'products' | 'parcels'> &
  Partial<Pick<Order, 'deliveryAddress'>>;

/** Builds the tracking of a parcel. An unknown number means the first parcel. */
export function toTrackingModel(order: TrackedOrder, number: number): TrackingModel {
  const parcel = order.parcels.find((one) => one.number === number) ?? order.parcels[0];
  const count = order.parcels.length;
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
    steps: toSteps(trailOf(order.products, parcel), parcel?.events ?? []),
    carrier: parcel && toCarrier(parcel, 1),
    code: parcel?.deliveryCode ? copy.deliveryCode(1, 1, parcel.deliveryCode) : '',
    lines: order.products
      .flatMap((line) => toLines(line, count))
      .filter(({ parcelNumber }) => !parcel || parcelNumber === parcel.number),
    linesTitle: copy.inParcel(parcel?.number ?? 1, count),
    cancelHref: toCancelHref(order, order.products),
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

const timeOf = ({ at }: TrailStep) => new Date(at ?? 0).getTime();
