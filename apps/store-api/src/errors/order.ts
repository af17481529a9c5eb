import { formatPaise, type Paise } from '@luxe/format';
import type { ErrorDefinition } from './errorDefinition.ts';

/** Placing an order and reading it. */
export const order = {
  bagEmpty: { status: 409, code: 'O4003', message: 'Your bag is empty.' },
  bagOrdered: {
    status: 409,
    code: 'O4003',
    message: (orderId: string) => `This bag has already been ordered: order ${orderId}.`,
  },
  bagBeingPaid: {
    status: 409,
    code: 'O4004',
    message: (orderId: string) => `You are already paying for this bag: order ${orderId}.`,
  },
  amountChanged: {
    status: 409,
    code: 'B9907',
    message: (payable: Paise) => `The amount is now ${formatPaise(payable)}. Please check your bag.`,
  },
  orderPincodeNotServed: {
    status: 409,
    code: 'O4002',
    message: (pincode: string) => `We do not deliver to ${pincode} yet. Please choose another address.`,
  },
  itemNotDeliverable: {
    status: 409,
    code: 'O4002',
    message: (product: string) => `${product} cannot be delivered to this address.`,
  },
  // The parameter `reason` comes from `modules/pricing/copy.ts`. The reasons there have no full stop, so
  // this message adds one.
  cashNotPossible: {
    status: 400,
    code: 'O4001',
    message: (reason: string) => `Cash on delivery: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`,
  },
  restUnpaid: { status: 400, code: 'O4001', message: 'paymentMode: choose another way to pay the rest.' },
  orderNotFound: { status: 404, code: 'O4041', message: 'We could not find this order.' },
} as const satisfies Record<string, ErrorDefinition>;
