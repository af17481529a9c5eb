import { account } from './account.ts';
import { bag } from './bag.ts';
import { catalogue } from './catalogue.ts';
import { checkout } from './checkout.ts';
import { operations } from './operations.ts';
import { order } from './order.ts';
import { payment } from './payment.ts';
import { request } from './request.ts';
import { session } from './session.ts';
import { support } from './support.ts';

/** The errors by area. A test proves that no two areas use the same name. */
export const areas = {
  account,
  bag,
  catalogue,
  checkout,
  operations,
  order,
  payment,
  request,
  session,
  support,
};

/** All errors of the store by name. */
export const errors = {
  ...account,
  ...bag,
  ...catalogue,
  ...checkout,
  ...operations,
  ...order,
  ...payment,
  ...request,
  ...session,
  ...support,
};

export type ErrorName = keyof typeof errors;

/** Parameters that the message of an error needs; an empty list for a fixed message. */
export type ErrorValues<Name extends ErrorName> = (typeof errors)[Name]['message'] extends (
  ...values: infer Values
) => string
  ? Values
  : [];
