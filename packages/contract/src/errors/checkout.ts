import { formatPaise, type Paise } from '@luxe/format';
import type { ErrorDefinition } from './errorDefinition.ts';

/** Errors about delivery addresses, bank offers, EMI plans, credits and PANs. */
export const checkout = {
  A4002: {
    status: 409,
    messages: {
      pincodeNotServed: (pincode: string) =>
        `We do not deliver to ${pincode} yet. Please choose another address.`,
    },
  },

  // Exact codes of the specification. The reasons are in `modules/discount/copy.ts` of the store API.
  B9078: { status: 404, messages: { bankOfferUnknown: 'This is an invalid offer.' } },
  B9509: { status: 409, messages: { bankOfferBelowMinimum: (reason: string) => reason } },
  B9510: { status: 409, messages: { bankOfferExpired: (reason: string) => reason } },
  B9599: { status: 409, messages: { bankOfferWithCoupon: (reason: string) => reason } },
  B6009: { status: 409, messages: { bankOfferNotApplicable: (reason: string) => reason } },
  // The specification calls this "item quantity changed". The shopper has seen other amounts than those now.
  B9907: {
    status: 409,
    messages: {
      amountChanged: (payable: Paise) => `The amount is now ${formatPaise(payable)}. Please check your bag.`,
      emiPlanChanged: 'The plan has changed. Please check the amounts again.',
    },
  },

  B9601: {
    status: 409,
    messages: {
      emiPlanWithdrawn: 'This plan is no longer offered. Please choose another.',
      emiPlanBelowMinimum: (reason: string) => reason,
    },
  },
  // Exact sentence of the specification.
  B9602: {
    status: 400,
    messages: { noEmiPlan: 'Currently, there are no EMI options available for your card' },
  },

  B9701: { status: 409, messages: { noBrandCash: 'You have no brand cash for the items in your bag.' } },
  B9702: { status: 409, messages: { noCliqCash: 'There is no cliq cash in your account.' } },
  B9703: { status: 409, messages: { noLoyaltyPoints: 'You have no loyalty points to pay with.' } },

  O4006: {
    status: 409,
    messages: { panRequired: 'An order of this value needs your PAN. Please enter it.' },
  },
  O4061: {
    status: 400,
    messages: { panInvalid: 'Enter the ten letters and digits of your PAN, like ABCPK1234L.' },
  },
} as const satisfies Record<string, ErrorDefinition>;
