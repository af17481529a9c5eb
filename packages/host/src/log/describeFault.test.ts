import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { describeFault } from './describeFault.ts';

const secret = 'otp-482913';

test.each([
  ['its message', () => new Error(secret)],
  ['its message of many lines', () => new Error(`no\n    at ${secret} (/srv/shop.ts:1:1)\n${secret}`)],
  ['the message of its cause', () => new Error('outer', { cause: new TypeError(secret) })],
  ['a name made up at run time', () => Object.assign(new Error('x'), { name: `E ${secret}` })],
  ['a code that is a number', () => Object.assign(new Error('x'), { code: '482913' })],
  ['its other properties', () => Object.assign(new Error('x'), { answer: { body: secret }, detail: secret })],
  ['a message changed later', () => Object.assign(new Error(`\n  at ${secret} (/a:1:1)`), { message: 'no' })],
  [
    'a message taken away later',
    () => Object.assign(new Error(`\n  at ${secret} (/a:1:1)`), { message: '' }),
  ],
  ['a thrown string', () => secret],
  ['a thrown object', () => ({ message: secret })],
])('the description of an error omits %s', (_what, make) => {
  expect(describeFault(make())).not.toMatch(/482913/);
});

it('describeFault returns the class, code and location of an error and of its cause', () => {
  const error = new TypeError('x', { cause: Object.assign(new Error('y'), { code: 'ECONNRESET' }) });
  expect(describeFault(error)).toMatch(
    /^TypeError at .*describeFault\.test\.ts:\d+:\d+\)?.*, because of Error ECONNRESET at /,
  );
});

it('describeFault returns a location in a library or in Node if no stack frame is in our code', async () => {
  const error: unknown = await import('node:fs/promises').then(({ readFile }) =>
    readFile(`/none/${secret}`).catch((failed: unknown) => failed),
  );
  expect(describeFault(error)).toMatch(/^Error ENOENT at /);
  expect(describeFault(error)).not.toContain(secret);
});

it('describeFault stops after three causes if an error is its own cause', () => {
  const error = new Error('x');
  error.cause = error;
  expect(describeFault(error).match(/because of/g)).toHaveLength(3);
});

it('describeFault never contains a message', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', minLength: 12, maxLength: 40 }),
      fc.boolean(),
      (text, isNested) => {
        const marked = `${text}${secret}${text}`;
        const error = isNested ? new Error('outer', { cause: new Error(marked) }) : new Error(marked);
        expect(describeFault(error)).not.toContain(secret);
      },
    ),
    { numRuns: 40 },
  );
});
