import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ErrorDefinition } from './errorDefinition.ts';
import { areas, errorOf, errors, type ErrorName, type ErrorValues } from './errors.ts';

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
  contentDraftChanged: ['Meera Nair'],
  contentKeyInvalid: ['Use small letters.'],
  couponNotApplicable: ['It ended.'],
  alreadyTransferred: ['UTR 42'],
  deskPasswordWeak: [12],
  emiPlanBelowMinimum: ['Add items.'],
  fieldHasTooManyLines: ['message', 20],
  fieldInvalid: ['city'],
  fieldMissing: ['city'],
  fieldTooLong: ['city', 1000],
  fieldTooShort: ['message', 10],
  fileTooLarge: [5 * 1024 * 1024],
  itemNotDeliverable: ['Watch'],
  giftCardAmountChanged: [25_000_00],
  giftCardAmountInvalid: [1_000_00, 1_00_000_00],
  giftCardDayInvalid: ['2026-11-29', '2027-11-29'],
  giftCardExpired: ['2026-11-28'],
  giftCardMessageTooLong: [200],
  corporateRowInvalid: [2, 'Choose a quantity from 1.'],
  corporateTooMany: [10_000],
  leadFieldMissing: ['city'],
  noCashThere: ['795001'],
  notEnoughStock: ['Watch', 1],
  pageParameterInvalid: ['phone'],
  pageParameterNotPlaceholder: ['cart', 'current'],
  pageParameterNotText: ['phone'],
  pageParameterTwice: ['page'],
  parameterInvalid: ['page'],
  parameterMissing: ['page'],
  parameterTooLarge: ['page', 9],
  parameterTooSmall: ['page', 0],
  parameterUnknown: ['sort', 'price, name'],
  pictureInvalid: ['it is damaged'],
  pincodeElsewhere: ['110001', 'New Delhi', 'Delhi', 'city'],
  pincodeNotServed: ['110001'],
  policyInvalid: ['cashLimit', 'must be an integer'],
  priceAboveMrp: [9900],
  priceTooLow: [100],
  quantityTooHigh: [5],
  moveNotAllowed: ['shipped', 'cancelled'],
  cannotCancel: ['Candle', 0],
  gstinOfOtherState: ['Maharashtra', 'Delhi'],
  cannotReturn: ['Candle', 0],
  cannotReplace: ['Warden Tote', 0],
  refundNotOffered: ['Warden Tote'],
  replacementImpossible: ['Warden Tote, UK 9'],
  replacementSoldOut: ['Warden Tote, UK 9', 0],
  faultNotReportable: ['Candle'],
  stockInvalid: [1_000_000],
  tooManyFiles: [3],
  unknownPolicy: ['cashLimit'],
  wishlistFull: [100],
};

/**
 * Names of errors whose sentence has no full stop. Back ends have always sent these sentences without a full
 * stop.
 */
const withoutFullStop: readonly string[] = [
  'bagNotFound',
  'noEmiPlan',
  'passwordLoginFailed',
  'paymentProviderFailed',
  'refreshFailed',
  'tokenExpired',
  'tokenInvalid',
  'unexpectedFault',
  'unknownUser',
] satisfies ErrorName[];

const valuesByName: Readonly<Record<string, readonly unknown[]>> = samples;
const definitions = Object.entries<ErrorDefinition>(errors);
const names = definitions.flatMap(([, { messages }]) => Object.keys(messages)) as ErrorName[];
const table = names.map((name) => ({
  name,
  ...(errorOf as (name: ErrorName, ...values: readonly unknown[]) => ReturnType<typeof errorOf>)(
    name,
    ...(valuesByName[name] ?? []),
  ),
}));

it.each(definitions)('the code %s has the status of an error, and the form of a code', (code, { status }) => {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(600);
  // A code is a letter with four digits, `SSO-` or `GR-UP-` with four digits, or a word. Words are in upper
  // case, except lower-case words for errors of OAuth and the names of the specification.
  expect(code).toMatch(
    /^(?:[A-Z]\d{4}|(?:SSO|GR-UP)-\d{4}|[A-Z_]+|[a-z_]+|CartError|InvalidTokenError|No TD Access Token)$/,
  );
});

it.each(table)('the error $name has a sentence', ({ name, message }) => {
  // A sentence begins with a capital letter, a digit or ₹. Only a sentence about a parameter begins with the
  // name of the parameter.
  expect(message).toMatch(/^(?:[A-Z\d₹]|[a-z]\w+: |[a-z]\w+ (?:is|must) )/);
  if (withoutFullStop.includes(name)) expect(message).not.toMatch(/[.?]$/);
  else expect(message).toMatch(/[.?]$/);
});

describe('the registry', () => {
  it('has every code in one area, and every name at one code', () => {
    const codes = Object.values(areas).flatMap((area) => Object.keys(area));
    expect(codes.toSorted()).toEqual(Object.keys(errors).toSorted());
    expect(new Set(names).size).toBe(names.length);
  });

  it('fills the values of an error into its sentence', () => {
    expect(errorOf('tooManyFiles', 3)).toEqual({
      status: 413,
      code: 'T4131',
      message: 'You can add up to 3 files.',
    });
  });
});

describe('the servers', () => {
  const root = path.resolve(import.meta.dirname, '../../../..');
  const source = ['apps/store-api/src', 'apps/storefront/server']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map((file) => readFileSync(path.join(root, folder, file), 'utf8')),
    )
    .join('\n');

  it('create errors only by their names in the registry', () => {
    expect(source.match(/new DomainError\((?!errorOf\()/g) ?? []).toEqual([]);
  });

  it('use every error of the registry', () => {
    expect(names.filter((name) => !source.includes(`'${name}'`))).toEqual([]);
  });
});
