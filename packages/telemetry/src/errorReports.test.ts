import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  createReporting,
  toFailureSide,
  toFailureReport,
  toPageReport,
  type ErrorReport,
} from './errorReports.ts';
import { scrub } from './scrub.ts';

describe('sides', () => {
  it.each([
    [400, 'Client Side'],
    [404, 'Client Side'],
    [499, 'Client Side'],
    [500, 'Server Side'],
    [504, 'Server Side'],
    [0, 'Server Side'],
    [200, 'Server Side'],
  ] as const)('status %i belongs to the %s [ERR-05]', (status, side) => {
    expect(toFailureSide(status)).toBe(side);
    expect(toFailureReport({ where: 'orders', status }).side).toBe(side);
  });

  it('a failed call is described by its name, status and code, never by the message of the response', () => {
    expect(toFailureReport({ where: 'addToBag', status: 409, code: 'B9301' })).toEqual({
      kind: 'call',
      side: 'Client Side',
      status: 409,
      code: 'B9301',
      name: 'ApiError',
      message: 'addToBag 409 B9301',
      where: 'addToBag',
    });
    expect(toFailureReport({ where: 'orders', status: 400, code: 'Ananya Rao' }).message).toBe('orders 400');
  });
});

/** Values that no report may contain. */
const secrets = {
  'a token': ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiIxIn0', 'dBjftJeZ4CVPmB92K27uhbUJU1p1r'].join('.'),
  'a one-time code': '482913',
  'a phone': '9812345670',
  'a formatted phone': '+91 98123 45670',
  'a phone with hyphens': '981-234-5670',
  'an e-mail': 'ananya.rao@example.com',
  'an address': 'B-14, Jor Bagh, New Delhi',
  'a query secret': 'sUperSecret',
  'a card': '4111 1111 1111 1111',
  'a guid': '0f8fad5b-d9cb-469f-a165-70867728950e',
};

describe('personal data in a report', () => {
  it.each([
    ['Unexpected token in JSON: "VALUE is not valid', Object.entries(secrets)],
    ['Failed to fetch https://shop.example/verify-email/VALUE?x=VALUE', Object.entries(secrets)],
    ['Cannot go to /my-account/order?secret=VALUE', [['a query secret', secrets['a query secret']]]],
    ['wrong value: VALUE', Object.entries(secrets).filter(([what]) => !/address|query/.test(what))],
  ] as [string, [string, string][]][])('is removed from the message %s', (template, values) => {
    for (const [what, value] of values) {
      const error = new TypeError(template.replaceAll('VALUE', value));
      error.stack = `TypeError: ${value}\n    at pay (https://shop.example/assets/bag-Ab12.js:10:20)\n    at ${value} (https://shop.example/my-account?x=${value}:1:1)`;
      const text = JSON.stringify(toPageReport(error, 'render'));
      expect(text, what).not.toContain(value);
      expect(text).toContain('pay bag-Ab12.js:10:20');
    }
  });

  it('may be a number of four or more digits, so scrub removes every such number', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1000 }), fc.string(), (before, number, after) => {
        expect(scrub(`${before} ${number} ${after}`)).not.toMatch(/\d{4}/);
      }),
    );
  });

  it('is avoided for a thrown value that is not an Error: only its type is reported', () => {
    expect(JSON.stringify(toPageReport({ phone: secrets['a phone'] }, 'promise'))).not.toContain('98');
    expect(toPageReport('9812345670', 'promise')).toMatchObject({ name: 'string', kind: 'page' });
  });

  it('does not include property names in single quotes, so these stay in the error message', () => {
    expect(scrub("Cannot read properties of undefined (reading 'price')")).toBe(
      "Cannot read properties of undefined (reading 'price')",
    );
  });
});

describe('createReporting', () => {
  const report = (where: string): ErrorReport => toFailureReport({ where, status: 500 });

  it('sends each different report once, up to the limit', async () => {
    const send = vi.fn();
    const reportError = createReporting([{ name: 'a', send }], 2);
    for (const where of ['a', 'a', 'b', 'c']) reportError(report(where));
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send.mock.calls.map(([{ where }]) => where)).toEqual(['a', 'b']);
  });

  it('sends a report once for each kind of page that it occurs on', async () => {
    const send = vi.fn();
    const reportError = createReporting([{ name: 'a', send }]);
    for (const route of ['product', 'listing', 'product']) reportError({ ...report('a'), route });
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send.mock.calls.map(([{ route }]) => route)).toEqual(['product', 'listing']);
  });

  it('sends a report to the other sinks when one sink throws or rejects', async () => {
    const send = vi.fn();
    const bad = { name: 'bad', send: () => Promise.reject(new Error('no')) };
    const worse = {
      name: 'worse',
      send: () => {
        throw new Error('no');
      },
    };
    createReporting([worse, bad, { name: 'good', send }])(report('a'));
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  });
});
