import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { domainError, retryableError } from './domainError.ts';
import type { ErrorDefinition } from './errorDefinition.ts';
import { areas, errors, type ErrorName, type ErrorValues } from './registry.ts';

/** Sample values for every message that contains values. */
const samples: { [Name in ErrorName as ErrorValues<Name> extends [] ? never : Name]: ErrorValues<Name> } = {
  addressBookFull: [20],
  amountChanged: [199_900],
  amountTooLow: [5000],
  bagBeingPaid: ['100'],
  bagFull: [50],
  bagOrdered: ['100'],
  bankOfferBelowMinimum: ['Add items.'],
  bankOfferExpired: ['It ended.'],
  bankOfferNotApplicable: ['It is for other cards.'],
  bankOfferWithCoupon: ['Remove the coupon.'],
  cashNotPossible: ['Not offered at this pincode'],
  codeRequestedTooSoon: [12],
  codeWrong: [1],
  contactTaken: ['number'],
  couponNotApplicable: ['It ended.'],
  emiPlanBelowMinimum: ['Add items.'],
  fieldHasTooManyLines: ['message', 20],
  fieldInvalid: ['city'],
  fieldMissing: ['city'],
  fieldTooLong: ['city', 1000],
  fieldTooShort: ['message', 10],
  fileTooLarge: [5 * 1024 * 1024],
  itemNotDeliverable: ['Watch'],
  notEnoughStock: ['Watch', 1],
  orderPincodeNotServed: ['110001'],
  parameterInvalid: ['page'],
  parameterMissing: ['page'],
  parameterTooLarge: ['page', 9],
  parameterTooSmall: ['page', 0],
  parameterUnknown: ['sort', 'price, name'],
  pincodeElsewhere: ['110001', 'New Delhi', 'Delhi', 'city'],
  pincodeNotServed: ['110001'],
  policyInvalid: ['cashLimit', 'must be an integer'],
  priceAboveMrp: [9900],
  priceTooLow: [100],
  quantityTooHigh: [5],
  stepOutOfOrder: ['SHIPPED'],
  tooManyFiles: [3],
  unknownPolicy: ['cashLimit'],
  wishlistFull: [100],
};

/**
 * Names of errors whose message has no full stop. Back ends have always sent these messages without a full
 * stop.
 */
const withoutFullStop: readonly string[] = [
  'bagNotFound',
  'noEmiPlan',
  'passwordLoginFailed',
  'paymentProviderFailed',
  'tokenExpired',
  'tokenInvalid',
  'unexpectedFault',
  'unknownUser',
] satisfies ErrorName[];

const valuesByName: Readonly<Record<string, readonly unknown[]>> = samples;
const table = Object.entries<ErrorDefinition>(errors).map(([name, { status, code, message }]) => {
  const values = valuesByName[name] ?? [];
  return {
    name,
    status,
    code,
    text: typeof message === 'string' ? message : message(...(values as never[])),
  };
});

describe('every error', () => {
  it.each(table)('has a status, a code and a sentence: $name', ({ name, status, code, text }) => {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    // A code is a letter with four digits, `SSO-` with four digits, or a word. Words are in upper case,
    // except lower-case words for errors of OAuth and `CartError` for errors of the bag.
    expect(code).toMatch(/^(?:[A-Z]\d{4}|SSO-\d{4}|[A-Z_]+|[a-z_]+|CartError)$/);
    // A message begins with a capital letter, a digit or ₹. Only a message about a parameter begins with the
    // name of the parameter and a colon.
    expect(text).toMatch(/^(?:[A-Z\d₹]|[a-z]\w+: )/);
    if (withoutFullStop.includes(name)) expect(text).not.toMatch(/[.?]$/);
    else expect(text).toMatch(/[.?]$/);
  });

  it('has a name that no other area uses', () => {
    const names = Object.values(areas).flatMap((area) => Object.keys(area));
    expect(names.toSorted()).toEqual(Object.keys(errors).toSorted());
  });
});

describe('the source', () => {
  const root = path.resolve(import.meta.dirname, '..');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && path.dirname(file) !== 'errors')
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

  it('creates errors only by their names in the registry', () => {
    expect(sources.filter(({ text }) => text.includes('new DomainError')).map(({ file }) => file)).toEqual(
      [],
    );
  });

  it('uses every error of the registry', () => {
    const code = sources
      .filter(({ file }) => !file.endsWith('.test.ts'))
      .map(({ text }) => text)
      .join('\n');
    const isUsed = (name: string) => code.includes(`'${name}'`) || code.includes(`errors.${name}`);
    expect(Object.keys(errors).filter((name) => !isUsed(name))).toEqual([]);
  });
});

it('an error fills its values into its message', () => {
  const { status, code, message, retryAfter } = domainError('tooManyFiles', 3);
  expect([status, code, message, retryAfter]).toEqual([
    413,
    'T4131',
    'You can add up to 3 files.',
    undefined,
  ]);
});

it('an error that allows a retry contains the seconds until the retry and the values of its message', () => {
  const { message, retryAfter } = retryableError('codeRequestedTooSoon', 30, 12);
  expect([message, retryAfter]).toEqual(['You can ask for a new code in 12 s.', 30]);
});
