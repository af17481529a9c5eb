import type { ErrorDefinition } from './errorDefinition.ts';

/** Errors about delivery addresses, bank offers, EMI plans, credits and PANs. */
export const checkout = {
  pincodeNotServed: {
    status: 409,
    code: 'A4002',
    message: (pincode: string) => `We do not deliver to ${pincode} yet. Please choose another address.`,
  },

  bankOfferUnknown: { status: 404, code: 'B9078', message: 'This is an invalid offer.' },
  // The reasons are in `modules/discount/copy.ts`.
  bankOfferBelowMinimum: { status: 409, code: 'B9509', message: (reason: string) => reason },
  bankOfferExpired: { status: 409, code: 'B9510', message: (reason: string) => reason },
  bankOfferWithCoupon: { status: 409, code: 'B9599', message: (reason: string) => reason },
  bankOfferNotApplicable: { status: 409, code: 'B6009', message: (reason: string) => reason },

  // Exact sentence of the specification.
  noEmiPlan: {
    status: 400,
    code: 'O4001',
    message: 'Currently, there are no EMI options available for your card',
  },
  emiPlanNotChosen: { status: 400, code: 'O4001', message: 'emi: choose a plan first.' },
  emiPlanWithdrawn: {
    status: 409,
    code: 'B9601',
    message: 'This plan is no longer offered. Please choose another.',
  },
  emiPlanBelowMinimum: { status: 409, code: 'B9601', message: (reason: string) => reason },
  emiPlanChanged: {
    status: 409,
    code: 'B9907',
    message: 'The plan has changed. Please check the amounts again.',
  },

  noBrandCash: { status: 409, code: 'B9701', message: 'You have no brand cash for the items in your bag.' },
  noCliqCash: { status: 409, code: 'B9702', message: 'There is no cliq cash in your account.' },
  noLoyaltyPoints: { status: 409, code: 'B9703', message: 'You have no loyalty points to pay with.' },

  panRequired: {
    status: 409,
    code: 'O4006',
    message: 'An order of this value needs your PAN. Please enter it.',
  },
  panInvalid: {
    status: 400,
    code: 'O4061',
    message: 'Enter the ten letters and digits of your PAN, like ABCPK1234L.',
  },
} as const satisfies Record<string, ErrorDefinition>;
