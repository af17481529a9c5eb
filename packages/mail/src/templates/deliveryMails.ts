import { formatDay, formatPaise, type Paise } from '@luxe/format';
import { heading, items as itemBlock, note, paragraph, rows, type Letter } from '../layout/letter.ts';
import { seeOrder, subjectOf, type OrderItems } from './mailOrder.ts';

/** Items of one parcel. */
interface ParcelItems extends OrderItems {
  /** Company that brings the parcel; null when unknown, like the tracking number. */
  readonly courierName: string | null;
  readonly trackingNumber: string | null;
}

export interface ShippedParcel extends ParcelItems {
  /** Day on which the parcel is to arrive, YYYY-MM-DD. */
  readonly day: string;
  /** Cash to pay at the door, in paise. */
  readonly cashPaise: Paise;
  /** Whether the rider needs a code to hand the parcel over. */
  readonly needsCode: boolean;
}

/** A parcel has left the seller. */
export function parcelShipped({ order, day, cashPaise, needsCode, ...parcel }: ShippedParcel): Letter {
  const { name, has } = subjectOf(parcel.items);
  return {
    subject: `Shipped: your order ${order.number}`,
    preview: `It arrives by ${formatDay(day)}.`,
    title: 'It is on its way',
    blocks: [
      paragraph(`${name} of order ${order.number} ${has} left the seller. Expect it by ${formatDay(day)}.`),
      ...(cashPaise > 0 ? [paragraph(`Please have ${formatPaise(cashPaise)} ready at the door.`)] : []),
      ...(needsCode
        ? [
            paragraph(
              'The rider asks for your delivery code. You find it in your account, with the order. Give it only when the parcel is in your hands.',
            ),
          ]
        : []),
      ...carrierRows(parcel),
      seeOrder(order),
      heading('In this parcel'),
      itemBlock(parcel.items),
    ],
  };
}

export interface ChangedDelivery extends OrderItems {
  /** Name and lines of the address to which the order goes now. */
  readonly address: readonly string[];
  /** Last day on which a parcel of the order arrives, YYYY-MM-DD. */
  readonly day: string;
}

/** The shopper has changed the address or the day of an order that has not left its seller. */
export function deliveryChanged({ order, items, address, day }: ChangedDelivery): Letter {
  return {
    subject: `Changed: the delivery of your order ${order.number}`,
    preview: `It arrives by ${formatDay(day)}.`,
    title: 'The delivery has changed',
    blocks: [
      paragraph(
        `The delivery of your order ${order.number} was changed in your account. Expect it by ${formatDay(day)}.`,
      ),
      heading('It goes to'),
      ...address.map((line) => paragraph(line)),
      seeOrder(order),
      note('You did not change it? Get in touch with us at once, and change the password of your account.'),
      itemBlock(items),
    ],
  };
}

/** The parcel was handed over. */
export function parcelDelivered({ order, items }: OrderItems): Letter {
  const { name, has } = subjectOf(items);
  return {
    subject: `Delivered: your order ${order.number}`,
    preview: 'We hope that you like it.',
    title: 'It has arrived',
    blocks: [
      paragraph(`${name} of order ${order.number} ${has} arrived. We hope that you like it.`),
      itemBlock(items),
      seeOrder(order),
      note('Is something missing or damaged? Report it to us, best on the day of delivery.'),
    ],
  };
}

export interface FailedDelivery extends ParcelItems {
  /** Cash to pay at the next attempt, in paise. */
  readonly cashPaise: Paise;
}

/** The carrier was at the door and could not hand the parcel over. */
export function deliveryFailed({ order, cashPaise, ...parcel }: FailedDelivery): Letter {
  return {
    subject: `We could not deliver your order ${order.number}`,
    preview: 'The carrier tries again.',
    title: 'We could not deliver it',
    blocks: [
      paragraph(
        `The carrier could not hand over a parcel of your order ${order.number}, and will try again. You need to do nothing, unless your address or phone number has changed: then get in touch.`,
      ),
      ...(cashPaise > 0 ? [paragraph(`Please have ${formatPaise(cashPaise)} ready at the door.`)] : []),
      ...carrierRows(parcel),
      seeOrder(order),
      itemBlock(parcel.items),
    ],
  };
}

export interface UndeliveredParcel extends ParcelItems {
  /** Why it does not arrive. */
  readonly reason: 'returning' | 'returned' | 'lost';
  /** Whether something was paid for the items, which now goes back. */
  readonly isPaid: boolean;
}

/** A parcel does not arrive: it travels back to the seller, is back there, or is lost. */
export function parcelUndelivered({ order, items, reason, isPaid, ...parcel }: UndeliveredParcel): Letter {
  const { subject, title, sentence } = undelivered[reason];
  const money = isPaid ? moneyOf[reason] : 'You have nothing to pay for it.';
  return {
    subject: `${subject} ${order.number}`,
    preview: money,
    title,
    blocks: [
      paragraph(`${sentence(order.number)} ${money}`),
      ...(reason === 'returned'
        ? [paragraph('If you still want it, you are welcome to order it again.')]
        : []),
      ...carrierRows(parcel),
      itemBlock(items),
      seeOrder(order),
    ],
  };
}

const undelivered = {
  returning: {
    subject: 'On its way back: your order',
    title: 'It is on its way back to the seller',
    sentence: (number: string) =>
      `The carrier could not deliver a parcel of your order ${number} and sends it back to the seller.`,
  },
  returned: {
    subject: 'Not delivered: your order',
    title: 'It is back at the seller',
    sentence: (number: string) =>
      `A parcel of your order ${number} could not be delivered and is back at the seller.`,
  },
  lost: {
    subject: 'Lost on the way: your order',
    title: 'The carrier has lost it',
    sentence: (number: string) => `We are sorry. The carrier has lost a parcel of your order ${number}.`,
  },
} as const;

const moneyOf = {
  returning: 'When it is back there, we give you back what you paid for it.',
  returned: 'What you paid for it goes back to where it came from. Another message has the details.',
  lost: 'What you paid for it goes back to where it came from. Another message has the details.',
} as const;

const carrierRows = ({ courierName, trackingNumber }: Pick<ParcelItems, 'courierName' | 'trackingNumber'>) =>
  courierName && trackingNumber
    ? [
        rows([
          { name: 'Carrier', value: courierName },
          { name: 'Tracking number', value: trackingNumber },
        ]),
      ]
    : [];
