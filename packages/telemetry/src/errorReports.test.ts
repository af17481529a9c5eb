import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  createReporting,
  scrub,
  sideOf,
  toFailureReport,
  toPageReport,
  type ErrorReport,
} from './reports.ts';

describe('sides', () => {
  it.each([
    [400, 'Client Side'],
    [404, 'Client Side'],
    [499, 'Client Side'],
    [500, 'Server Side'],
    [504, 'Server Side'],
    [0, 'Server Side'],
    [200, 'Server Side'],
  ] as const)('%i is laid to the %s [ERR-05]', (status, side) => {
    expect(sideOf(status)).toBe(side);
    expect(toFailureReport({ where: 'orders', status }).side).toBe(side);
  });

  it('a call is told by its name, its status and its code, never by the sentence of the answer', () => {
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

/** What no report may hold. */
const secrets = {
  'a token': ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiIxIn0', 'dBjftJeZ4CVPmB92K27uhbUJU1p1r'].join('.'),
  'a one-time code': '482913',
  'a phone': '9812345670',
  'a phone as it is written': '+91 98123 45670',
  'a phone in groups': '981-234-5670',
  'a mail': 'ananya.rao@example.com',
  'an address': 'B-14, Jor Bagh, New Delhi',
  'a secret of the query': 'sUperSecret',
  'a card': '4111 1111 1111 1111',
  'a guid': '0f8fad5b-d9cb-469f-a165-70867728950e',
};

describe('what is of a person stays out of a report', () => {
  it.each([
    ['Unexpected token in JSON: "VALUE is not valid', Object.entries(secrets)],
    ['Failed to fetch https://shop.example/verify-email/VALUE?x=VALUE', Object.entries(secrets)],
    [
      'Cannot go to /my-account/order?secret=VALUE',
      [['a secret of the query', secrets['a secret of the query']]],
    ],
    ['wrong value: VALUE', Object.entries(secrets).filter(([what]) => !/address|query/.test(what))],
  ] as [string, [string, string][]][])('%s', (template, values) => {
    for (const [what, value] of values) {
      const error = new TypeError(template.replaceAll('VALUE', value));
      error.stack = `TypeError: ${value}\n    at pay (https://shop.example/assets/bag-Ab12.js:10:20)\n    at ${value} (https://shop.example/my-account?x=${value}:1:1)`;
      const text = JSON.stringify(toPageReport(error, 'render'));
      expect(text, what).not.toContain(value);
      expect(text).toContain('pay bag-Ab12.js:10:20');
    }
  });

  it('a number of four digits or more never passes, wherever it stands', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1000 }), fc.string(), (before, number, after) => {
        expect(scrub(`${before} ${number} ${after}`)).not.toMatch(/\d{4}/);
      }),
    );
  });

  it('what is thrown without being an error tells nothing of itself', () => {
    expect(JSON.stringify(toPageReport({ phone: secrets['a phone'] }, 'promise'))).not.toContain('98');
    expect(toPageReport('9812345670', 'promise')).toMatchObject({ name: 'string', kind: 'page' });
  });

  it('keeps what a programmer needs', () => {
    expect(scrub("Cannot read properties of undefined (reading 'price')")).toBe(
      "Cannot read properties of undefined (reading 'price')",
    );
  });
});

describe('createReporting', () => {
  const report = (where: string): ErrorReport => toFailureReport({ where, status: 500 });

  it('tells the same fault once, and so many at most', async () => {
    const send = vi.fn();
    const tell = createReporting([{ name: 'a', send }], 2);
    for (const where of ['a', 'a', 'b', 'c']) tell(report(where));
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send.mock.calls.map(([{ where }]) => where)).toEqual(['a', 'b']);
  });

  it('a sink that throws, at once or later, keeps nothing from the others', async () => {
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
