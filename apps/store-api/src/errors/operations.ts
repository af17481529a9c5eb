import type { Paise } from '@luxe/format';
import type { ErrorDefinition } from './errorDefinition.ts';

/**
 * Errors of the ops listener, the desk and webhooks. Only operators and other programs read these errors,
 * never shoppers.
 */
export const operations = {
  loopbackOnly: {
    status: 403,
    code: 'FORBIDDEN',
    message: 'This listener accepts loopback host names only.',
  },
  noCodeSent: { status: 404, code: 'NOT_FOUND', message: 'No code was sent to this contact.' },
  unknownOffer: { status: 404, code: 'B4041', message: 'There is no such offer.' },
  priceNotInteger: { status: 400, code: 'INVALID_REQUEST', message: 'paise: must be an integer.' },
  priceTooLow: {
    status: 400,
    code: 'INVALID_REQUEST',
    message: (minimum: Paise) => `paise: must be at least ${minimum}.`,
  },
  priceAboveMrp: {
    status: 409,
    code: 'B4091',
    message: (mrp: Paise) => `The price cannot exceed the MRP of ${mrp} paise.`,
  },
  unknownPolicy: {
    status: 404,
    code: 'NOT_FOUND',
    message: (name: string) => `The shop's policy has no value ${name}.`,
  },
  policyInvalid: {
    status: 400,
    code: 'INVALID_REQUEST',
    message: (name: string, problem: string) => `${name}: ${problem}.`,
  },
  operatorNameMissing: {
    status: 400,
    code: 'INVALID_REQUEST',
    message: 'Log in with your own name as the user name: the change is recorded under it.',
  },
  unknownStep: { status: 400, code: 'INVALID_REQUEST', message: 'There is no such step.' },
  orderNotPlaced: { status: 409, code: 'O4007', message: 'Only a placed order can move to the next step.' },
  orderLineUnknown: { status: 404, code: 'O4041', message: 'The order has no such line.' },
  stepOutOfOrder: {
    status: 409,
    code: 'O4007',
    message: (next: string | undefined) => `The next step of this line is ${next}.`,
  },
  noPaymentProvider: { status: 409, code: 'O4001', message: 'This shop has no payment provider.' },
  deskPasswordRequired: { status: 401, code: 'UNAUTHORIZED', message: 'Enter the desk password.' },
  tooManyDeskTries: { status: 429, code: 'O4290', message: 'Too many tries.' },
  requestFromElsewhere: {
    status: 403,
    code: 'FORBIDDEN',
    message: 'This request does not come from the desk.',
  },
  webhookUnauthorized: { status: 401, code: 'UNAUTHORIZED', message: 'Wrong webhook credentials.' },
  tooManyWebhooks: { status: 429, code: 'O4290', message: 'Too many messages.' },
} as const satisfies Record<string, ErrorDefinition>;
