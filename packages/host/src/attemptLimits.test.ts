import { expect, it } from 'vitest';
import { createAttemptLimits } from './attemptLimits.ts';

const open = () =>
  createAttemptLimits({
    name: 'logins',
    windowMs: 60_000,
    elapsed: () => 0,
    unsolved: { pair: 2, contact: 6, network: 10 },
    solved: { pair: 3, contact: 50 },
  });
const owner = { contact: '9812345670', address: '203.0.113.7' };
const unsolved = { ...owner, isSolved: false };
const solved = { ...owner, isSolved: true };

it('strangers elsewhere do not stop the owner of a contact', async () => {
  const limits = open();
  for (let at = 0; at < 9; at += 1) await limits.take({ ...unsolved, address: '198.51.100.1' });
  expect(await limits.take({ ...unsolved, address: '198.51.100.1' })).toBe(60);
  expect(await limits.take(unsolved)).toBeUndefined();
});

it('above the ceiling of a contact a solved captcha gets through', async () => {
  const limits = open();
  for (let at = 0; at < 20; at += 1) await limits.take({ ...unsolved, address: `198.51.100.${at}` });
  expect([await limits.take(unsolved), await limits.take(solved)]).toEqual([60, undefined]);
});

it('also from the network of who tries without one', async () => {
  const limits = open();
  for (let at = 0; at < 20; at += 1) await limits.take(unsolved);
  expect([await limits.take(unsolved), await limits.take(solved)]).toEqual([60, undefined]);
});

it('above the ceiling of a network others there need a captcha; networks of IPv6 are one', async () => {
  const limits = open();
  for (let at = 0; at < 10; at += 1)
    expect(
      await limits.take({ contact: `${at}`, address: `2001:db8::${at}`, isSolved: false }),
    ).toBeUndefined();
  const other = { contact: 'other', address: '2001:db8::ffff' };
  expect(await limits.take({ ...other, isSolved: false })).toBe(60);
  expect(await limits.take({ ...other, isSolved: true })).toBeUndefined();
});

it('solved captchas are counted too', async () => {
  const limits = open();
  for (let at = 0; at < 3; at += 1) expect(await limits.take(solved)).toBeUndefined();
  expect(await limits.take(solved)).toBe(60);
});
