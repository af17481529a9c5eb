import type { Address, CallBody, CallResponse } from '@luxe/contract/calls';
import { formatDay, fullName } from '@luxe/format';
import { addressLine } from '@luxe/patterns/address-card';
import { copy } from './copy.ts';

export type DeliveryOptions = CallResponse<'deliveryOptions'>;

/** What the shopper has chosen so far. */
export interface DeliveryChoice {
  /** Id of an address of the customer; empty for the address of the order. */
  readonly addressId: string;
  /** Days, YYYY-MM-DD, by the number of the parcel. */
  readonly days: Readonly<Record<number, string>>;
}

export interface ParcelModel {
  readonly number: number;
  /** Empty for an order with one parcel. */
  readonly title: string;
  readonly products: string;
  readonly label: string;
  readonly day: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

const placeOf = (address: Address): string => `${fullName(address)}, ${addressLine(address)}`;

/** Addresses from which the shopper chooses; the one of the order has the value ''. */
export const addressOptions = ({ deliveryAddress }: DeliveryOptions, addresses: readonly Address[]) => [
  { value: '', label: copy.asOrdered(placeOf(deliveryAddress)) },
  ...addresses
    .filter((one) => !isSame(one, deliveryAddress))
    .map((one) => ({ value: one.addressId, label: placeOf(one) })),
];

const shownFields = [
  ...(['firstName', 'lastName', 'line1', 'line2', 'line3', 'landmark'] as const),
  ...(['postalCode', 'city', 'state', 'phone'] as const),
];
const isSame = (one: Address, other: Address): boolean =>
  shownFields.every((field) => one[field] === other[field]);

/** The parcels whose day can be chosen. `options` are those of the chosen address. */
export const toParcels = (options: DeliveryOptions, { days }: DeliveryChoice): ParcelModel[] =>
  options.parcels.map(({ number, sellerName, products, deliveryDay, days: possible }, _at, all) => {
    const isOnly = all.length === 1 && number === 1;
    const chosen = days[number];
    return {
      number,
      title: isOnly ? '' : copy.parcel(number, sellerName),
      products: products.join(', '),
      label: isOnly ? copy.day : copy.dayOf(number),
      day: chosen !== undefined && possible.includes(chosen) ? chosen : deliveryDay,
      options: [...new Set([deliveryDay, ...possible])].sort().map((day) => ({
        value: day,
        label: day === possible[0] ? copy.soonest(formatDay(day)) : formatDay(day),
      })),
    };
  });

/** The request of a choice; undefined when it changes nothing. */
export function toBody(
  options: DeliveryOptions,
  choice: DeliveryChoice,
): CallBody<'changeDelivery'> | undefined {
  const planned = new Map(options.parcels.map(({ number, deliveryDay }) => [number, deliveryDay]));
  const days = toParcels(options, choice)
    .filter(({ number, day }) => day !== planned.get(number))
    .map(({ number, day }) => ({ parcel: number, day }));
  if (!choice.addressId && days.length === 0) return undefined;
  return { ...(choice.addressId && { addressId: choice.addressId }), days };
}

/** What the shop will do now, in sentences. `changeable`: numbers of the parcels that could be changed. */
export function outcomeOf(
  { orderDetails }: CallResponse<'changeDelivery'>,
  changeable: readonly number[],
): string[] {
  const { deliveryAddress } = orderDetails;
  const parcels = orderDetails.parcels.filter(({ number }) => changeable.includes(number));
  const days = new Set(parcels.map(({ estimatedDeliveryDate }) => estimatedDeliveryDate));
  const [day] = days;
  return [
    copy.done(placeOf(deliveryAddress)),
    ...(days.size === 1 && day && parcels.length === orderDetails.parcels.length
      ? [copy.arrives(formatDay(day))]
      : parcels.map(({ number, estimatedDeliveryDate }) =>
          copy.parcelArrives(number, formatDay(estimatedDeliveryDate)),
        )),
    copy.doneMail,
  ];
}
