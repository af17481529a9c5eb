import type { CallBody, CallResponseInput } from '@luxe/contract/calls';
import { indianDay, indianDayAfter } from '@luxe/format';
import type { Log } from '@luxe/host/log';
import { runOnce, type IdempotentRequest } from '../../db/idempotency.ts';
import type { Database } from '../../db/database.ts';
import type { OrderAddress } from '../../db/schema/index.ts';
import { domainError } from '../../errors/domainError.ts';
import { findAddress } from '../address/repository.ts';
import { toSnapshot, toWireAddress } from '../address/service.ts';
import { CarrierError, type Carrier } from '../carrier/carrier.ts';
import { queueMail } from '../mail/queueMail.ts';
import { readOrder } from '../order/readOrder.ts';
import { deliveriesOf, type StoredLine, type StoredParcel } from '../order/deliveriesOf.ts';
import { changeOrder, findOrder, type StoredOrder } from '../order/repository.ts';
import { canChangeAddress, canChangeDay } from '../order/deliveryChange.ts';
import { deliveriesTo, findPincode, type StoredPincode } from '../pincode/service.ts';
import { readRefunds } from '../refund/wire.ts';
import { freeParcel } from './bookParcels.ts';
import { lockPlaced, type FulfilmentParts } from './moveParcel.ts';
import { addOrderChange, changeLineDays, changeParcel, countOrderChanges } from './repository.ts';

/** Number of days among which a shopper chooses. */
const choice = 7;
/** How often the delivery of an order can be changed. Each change costs the seller and the carrier work. */
const maxChanges = 10;
const dayMs = 24 * 60 * 60_000;

export interface DeliveryParts extends FulfilmentParts {
  /** Undefined when parcels move at the desk only. */
  readonly carrier: Carrier | undefined;
  readonly log: Log;
}

type DeliveryBody = CallBody<'changeDelivery'>;

/** A parcel that has not left its seller, with what a change means for it. */
interface ParcelPlan {
  readonly parcel: StoredParcel;
  readonly lines: readonly StoredLine[];
  /** The soonest day that the shopper may choose: the promised one, or that of the other address. */
  readonly soonestDay: string;
  /** The day on which it would arrive if it left now. */
  readonly dayFromNow: string;
  readonly days: readonly string[];
}

interface Plan {
  readonly address: OrderAddress;
  readonly isOtherAddress: boolean;
  readonly canChangeAddress: boolean;
  readonly parcels: readonly ParcelPlan[];
}

/**
 * What can still be changed about the delivery of an order, with the days for an address of the customer.
 * Throws when the order cannot go to that address.
 */
export async function readDeliveryOptions(
  { db, clock }: FulfilmentParts,
  customerId: number,
  orderId: string,
  addressId: string | undefined,
): Promise<CallResponseInput<'deliveryOptions'>> {
  const order = await findOrder(db, customerId, orderId);
  if (!order) throw domainError('orderNotFound');
  if (order.status !== 'placed') throw domainError('orderNotPlaced');
  const plan = await planDelivery(db, order, addressId, clock.now());
  return {
    canChangeAddress: plan.canChangeAddress,
    deliveryAddress: toWireAddress(order.deliveryAddress, false),
    parcels: plan.parcels.map(({ parcel, lines, soonestDay, days }) => ({
      number: parcel.number,
      sellerName: parcel.sellerName,
      products: lines.map(({ snapshot }) => snapshot.productName),
      deliveryDay: plan.isOtherAddress ? soonestDay : parcel.deliveryDay,
      days: [...days],
    })),
  };
}

/**
 * Changes the address of an order or the days of its parcels, once per idempotency key. Bookings with the
 * carrier are cancelled first, outside the transaction, so that no parcel travels to the former address. They
 * are made again in the next round, also when the change then fails. Throws, without changes, when a parcel
 * has left its seller or the carrier does not answer.
 */
export async function changeDelivery(
  parts: DeliveryParts,
  customerId: number,
  orderId: string,
  body: DeliveryBody,
  idempotency: Pick<IdempotentRequest, 'key' | 'requestHash'>,
): Promise<CallResponseInput<'changeDelivery'>> {
  const { db, clock } = parts;
  const known = await findOrder(db, customerId, orderId);
  if (!known) throw domainError('orderNotFound');
  const isPossible = await checkChange(db, known, body, clock.now()).catch(() => undefined);
  for (const { parcel } of isPossible?.changes ?? []) await freeBooking(parts, parcel);
  return runOnce(db, { customerId, ...idempotency, at: clock.now() }, async (tx) => {
    const now = clock.now();
    await applyChange(tx, await lockPlaced(tx, orderId), body, now);
    const order = await findOrder(tx, customerId, orderId);
    if (!order) throw domainError('orderNotFound');
    return {
      status: 'SUCCESS' as const,
      orderDetails: await readOrder(tx, order, now, { refunds: await readRefunds(tx, order, now) }),
    };
  });
}

/** Writes a change of an order that is locked, and queues the message about it. */
async function applyChange(tx: Database, order: StoredOrder, body: DeliveryBody, now: Date): Promise<void> {
  const { plan, changes } = await checkChange(tx, order, body, now);
  if (!plan.isOtherAddress && changes.length === 0) return;
  if (changes.some(({ parcel }) => parcel.bookedUnits > 0)) throw domainError('handingOver');
  if (plan.isOtherAddress) {
    // Messages still go to the address that the order was placed with.
    const emailID = order.deliveryAddress.emailID || plan.address.emailID;
    await changeOrder(tx, order.id, { deliveryAddress: { ...plan.address, emailID } });
    const note = `${order.deliveryAddress.postalCode} to ${plan.address.postalCode}`;
    await addOrderChange(tx, { orderId: order.id, what: 'address', note, at: now });
  }
  for (const { parcel, lines, soonestDay, dayFromNow, day } of changes) {
    if (plan.isOtherAddress) await changeLineDays(tx, lines, soonestDay);
    const holdDays = day > soonestDay ? daysBetween(dayFromNow, day) : 0;
    await changeParcel(tx, parcel.id, {
      deliveryDay: day,
      holdUntil: holdDays > 0 ? new Date(now.getTime() + holdDays * dayMs) : null,
      // A parcel that is packed is booked in the next round, others when they are packed.
      checkAt: now,
    });
    if (day === parcel.deliveryDay) continue;
    const note = `parcel ${parcel.number}, ${parcel.deliveryDay} to ${day}`;
    await addOrderChange(tx, { orderId: order.id, what: 'day', note, at: now });
  }
  await queueMail(tx, { mail: 'deliveryChanged', orderId: order.id }, now);
}

/**
 * The parcels that a change concerns, with their new days. Throws for what is no longer possible. With
 * another address, every parcel changes.
 */
async function checkChange(
  db: Database,
  order: StoredOrder,
  { addressId, days = [] }: DeliveryBody,
  now: Date,
) {
  const plan = await planDelivery(db, order, addressId, now);
  if (plan.isOtherAddress && !plan.canChangeAddress) throw domainError('addressFixed');
  const dayOf = new Map(days.map(({ parcel, day }) => [parcel, day]));
  for (const [number, day] of dayOf) {
    const found = plan.parcels.find(({ parcel }) => parcel.number === number);
    if (!found) throw domainError('parcelFixed');
    const isStanding = !plan.isOtherAddress && day === found.parcel.deliveryDay;
    if (!found.days.includes(day) && !isStanding) throw domainError('deliveryDayGone');
  }
  const changes = plan.parcels.flatMap((one) => {
    const standing = plan.isOtherAddress ? one.soonestDay : one.parcel.deliveryDay;
    const day = dayOf.get(one.parcel.number) ?? standing;
    return plan.isOtherAddress || day !== one.parcel.deliveryDay ? [{ ...one, day }] : [];
  });
  if (changes.length > 0 && (await countOrderChanges(db, order.id)) >= maxChanges)
    throw domainError('tooManyDeliveryChanges');
  return { plan, changes };
}

/** The parcels of an order that have not left their sellers, and when they can arrive at an address. */
async function planDelivery(
  db: Database,
  order: StoredOrder,
  addressId: string | undefined,
  now: Date,
): Promise<Plan> {
  const { lines, parcels } = (await deliveriesOf(db, [order.id]))(order.id);
  const address = addressId === undefined ? order.deliveryAddress : await readAddress(db, order, addressId);
  const isOtherAddress = !isSameAddress(address, order.deliveryAddress);
  const pincode = await findPincode(db, address.postalCode);
  if (isOtherAddress) checkPincode(order, address, pincode);
  return {
    address,
    isOtherAddress,
    canChangeAddress: canChangeAddress(lines),
    parcels: parcels.flatMap((parcel) => {
      if (!canChangeDay(parcel.id, lines)) return [];
      const own = lines.filter(({ units }) => units.some(({ parcelId }) => parcelId === parcel.id));
      const soonest = soonestOf(parcel, pincode, now);
      if (isOtherAddress && soonest === undefined)
        throw domainError('itemNotDeliverable', own[0]?.snapshot.productName ?? '');
      const promised = own.map(({ deliveryDay }) => deliveryDay).reduce((a, b) => (a > b ? a : b), '');
      const isPromiseOpen = !isOtherAddress && promised > indianDay(now);
      const soonestDay = isPromiseOpen ? promised : (soonest ?? indianDayAfter(now, 1));
      const dayFromNow = soonest ?? soonestDay;
      return [{ parcel, lines: own, soonestDay, dayFromNow, days: daysFrom(soonestDay) }];
    }),
  };
}

async function readAddress(db: Database, order: StoredOrder, addressId: string): Promise<OrderAddress> {
  const found = await findAddress(db, order.customerId, addressId);
  if (!found) throw domainError('unknownAddress');
  return toSnapshot(found);
}

/** Throws when the shop does not deliver to a pincode, or takes no cash there for an order paid in cash. */
function checkPincode(order: StoredOrder, { postalCode }: OrderAddress, pincode: StoredPincode | undefined) {
  if (!pincode?.serviceable) throw domainError('pincodeNotServed', postalCode);
  if (order.paymentMode === 'COD' && !pincode.codAvailable) throw domainError('noCashThere', postalCode);
}

/** The soonest day for the delivery mode of a parcel; undefined when the mode is not offered at a pincode. */
const soonestOf = (
  { deliveryMode }: StoredParcel,
  pincode: StoredPincode | undefined,
  now: Date,
): string | undefined =>
  deliveriesTo(pincode, { now: () => now }).find(({ code }) => code === deliveryMode)?.deliveryDate;

const daysFrom = (day: string): string[] =>
  Array.from({ length: choice }, (_, index) => indianDayAfter(new Date(`${day}T00:00:00+05:30`), index));

/** Days from one day to another, each YYYY-MM-DD; negative when the other is earlier. */
const daysBetween = (from: string, to: string): number =>
  Math.round((new Date(to).getTime() - new Date(from).getTime()) / dayMs);

const isSameAddress = (one: OrderAddress, other: OrderAddress): boolean =>
  (Object.keys(one) as (keyof OrderAddress)[]).every(
    (field) => field === 'addressId' || field === 'emailID' || one[field] === other[field],
  );

/** Cancels the booking of a parcel. Throws when the carrier does not answer, or is no longer configured. */
async function freeBooking(parts: DeliveryParts, parcel: StoredParcel): Promise<void> {
  const { carrier, log } = parts;
  if (parcel.trackingNumber === null) return;
  if (carrier?.name !== parcel.carrier) throw domainError('handingOver');
  try {
    await freeParcel({ ...parts, carrier }, parcel);
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    log.warn(`Parcel ${parcel.number} of ${parcel.orderId}: ${error.message}`);
    throw domainError('handingOver');
  }
}
