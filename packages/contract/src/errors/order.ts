import type { ErrorDefinition } from './errorDefinition.ts';

/** Placing an order and reading it. */
export const order = {
  O4009: { status: 409, messages: { bagEmpty: 'Your bag is empty.' } },
  O4003: {
    status: 409,
    messages: {
      bagOrdered: (orderId: string) => `This bag has already been ordered: order ${orderId}.`,
      giftOptionsOrdered: 'This bag has already been ordered: its gift options cannot be changed.',
    },
  },
  O4004: {
    status: 409,
    messages: {
      bagBeingPaid: (orderId: string) => `You are already paying for this bag: order ${orderId}.`,
      giftOptionsBeingPaid: 'This bag is being paid for: its gift options cannot be changed now.',
    },
  },
  O4002: {
    status: 409,
    messages: { itemNotDeliverable: (product: string) => `${product} cannot be delivered to this address.` },
  },
  O4011: {
    status: 409,
    messages: {
      cannotCancel: (product: string, count: number) =>
        count === 0
          ? `${product} has left the seller and can no longer be cancelled.`
          : `Only ${count} of ${product} can still be cancelled.`,
    },
  },
  O4096: {
    status: 409,
    messages: {
      addressFixed: 'A part of this order has left its seller, so the address can no longer be changed.',
      parcelFixed: 'This parcel has left its seller, so its day can no longer be changed.',
      deliveryDayGone: 'That day is no longer possible. Choose another one.',
      noCashThere: (pincode: string) =>
        `Cash on delivery is not offered at ${pincode}. Choose another address, or cancel and pay online.`,
      tooManyDeliveryChanges: 'This order was changed too often. Please ask us for help.',
    },
  },
  O4097: {
    status: 409,
    messages: {
      handingOver: 'The courier is about to collect this order. Try again in a few minutes.',
    },
  },
  O4098: {
    status: 409,
    messages: { refundNotRejected: 'This refund is on its way or has arrived.' },
  },
  O4099: {
    status: 409,
    messages: {
      refundUnclear: 'The bank does not answer just now. Nothing has changed. Try again in a few minutes.',
    },
  },
  O4015: {
    status: 400,
    messages: {
      gstinInvalid: 'This GSTIN is not valid. Correct it, or continue without one.',
    },
  },
  O4023: {
    status: 400,
    messages: {
      gstinOfOtherState: (registered: string, delivered: string) =>
        `This GSTIN is registered in ${registered}, and the order goes to ${delivered}. Enter your GSTIN of ${delivered}, or continue without one.`,
    },
  },
  O4045: { status: 404, messages: { invoiceNotFound: 'We could not find this invoice.' } },
  O4041: { status: 404, messages: { orderNotFound: 'We could not find this order.' } },
} as const satisfies Record<string, ErrorDefinition>;
