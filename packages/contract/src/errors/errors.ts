import { account } from './account.ts';
import { bag } from './bag.ts';
import { catalogue } from './catalogue.ts';
import { checkout } from './checkout.ts';
import { content } from './content.ts';
import type { ErrorDefinition } from './errorDefinition.ts';
import { enquiries } from './enquiries.ts';
import { feedback } from './feedback.ts';
import { giftCards } from './giftCards.ts';
import { operations } from './operations.ts';
import { order } from './order.ts';
import { payment } from './payment.ts';
import { push } from './push.ts';
import { request } from './request.ts';
import { returns } from './returns.ts';
import { session } from './session.ts';
import { support } from './support.ts';
import { tracking } from './tracking.ts';

/** The error codes by area. A test proves that no two areas use the same code or name. */
export const areas = {
  account,
  bag,
  catalogue,
  checkout,
  content,
  enquiries,
  feedback,
  giftCards,
  operations,
  order,
  payment,
  push,
  request,
  returns,
  session,
  support,
  tracking,
};

/** Every error code of the store and of the session boundary: its status and its sentences. */
export const errors = {
  ...account,
  ...bag,
  ...catalogue,
  ...checkout,
  ...content,
  ...enquiries,
  ...feedback,
  ...giftCards,
  ...operations,
  ...order,
  ...payment,
  ...push,
  ...request,
  ...returns,
  ...session,
  ...support,
  ...tracking,
};

export type ErrorCode = keyof typeof errors;

export type ErrorStatus = (typeof errors)[ErrorCode]['status'];

type Messages<Code extends ErrorCode> = (typeof errors)[Code]['messages'];

/** The names of the errors with one of these codes. */
export type ErrorNameOf<Code extends ErrorCode> = {
  [Each in Code]: keyof Messages<Each>;
}[Code];

/** The name of an error: a code in one context. */
export type ErrorName = ErrorNameOf<ErrorCode>;

type SentenceOf<Name extends ErrorName> = {
  [Code in ErrorCode]: Messages<Code> extends Readonly<Record<Name, infer Sentence>> ? Sentence : never;
}[ErrorCode];

/** Parameters that the sentence of an error needs; an empty list for a fixed sentence. */
export type ErrorValues<Name extends ErrorName> =
  SentenceOf<Name> extends (...values: infer Values) => string ? Values : [];

/** An error response: its status, its code for programs, and its sentence for the shopper. */
export interface ErrorResponse {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

const definitions = new Map(
  Object.entries<ErrorDefinition>(errors).flatMap(([code, { status, messages }]) =>
    Object.entries(messages).map(([name, message]) => [name, { status, code, message }] as const),
  ),
);

/** Returns the named error of the registry. `values` are the values of its sentence. */
export function errorOf<Name extends ErrorName>(name: Name, ...values: ErrorValues<Name>): ErrorResponse {
  const definition = definitions.get(name);
  if (!definition) throw new Error(`The error ${name} is not in the registry.`);
  const { status, code, message } = definition;
  return { status, code, message: typeof message === 'string' ? message : message(...(values as never[])) };
}

/** Builds the body of an error response. */
export function toErrorBody({ code, message }: Pick<ErrorResponse, 'code' | 'message'>) {
  return { status: 'FAILURE', errorCode: code, errors: [{ type: code, message }] } as const;
}
