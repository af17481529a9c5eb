import { expect, it } from 'vitest';
import { createAttemptLimits } from './attemptLimits.ts';

const open = () =>
  createAttemptLimits({
    name: 'logins',
    windowMs: 60_000,
    elapsed: () => 0,
    unsolved: { pair: 2, contact: 6, network: 10 },
    solved: { pair: 3, contact: 50, pairAbove: 1 },
  });
const owner = { contact: '9812345670', address: '203.0.113.7' };
const unsolved = { ...owner, isSolved: false };
const solved = { ...owner, isSolved: true };

it('attempts from one network do not block the owner of the contact in another network', async () => {
  const limits = open();
  for (let at = 0; at < 9; at += 1) await limits.take({ ...unsolved, address: '198.51.100.1' });
  expect(await limits.take({ ...unsolved, address: '198.51.100.1' })).toBe(60);
  expect(await limits.take(unsolved)).toBeUndefined();
});

it('an attempt with a solved captcha is allowed after the limit of its contact is reached', async () => {
  const limits = open();
  for (let at = 0; at < 20; at += 1) await limits.take({ ...unsolved, address: `198.51.100.${at}` });
  expect([await limits.take(unsolved), await limits.take(solved)]).toEqual([60, undefined]);
});

it('a solved captcha allows an attempt after a network has used up its attempts without one', async () => {
  const limits = open();
  for (let at = 0; at < 20; at += 1) await limits.take(unsolved);
  expect([await limits.take(unsolved), await limits.take(solved)]).toEqual([60, undefined]);
});

it('after a network (an IPv6 /64) reaches its limit, attempts for any contact need a captcha', async () => {
  const limits = open();
  for (let at = 0; at < 10; at += 1)
    expect(
      await limits.take({ contact: `${at}`, address: `2001:db8::${at}`, isSolved: false }),
    ).toBeUndefined();
  const other = { contact: 'other', address: '2001:db8::ffff' };
  expect(await limits.take({ ...other, isSolved: false })).toBe(60);
  expect(await limits.take({ ...other, isSolved: true })).toBeUndefined();
});

it('attempts with a solved captcha have a limit of their own', async () => {
  const limits = open();
  for (let at = 0; at < 3; at += 1) expect(await limits.take(solved)).toBeUndefined();
  expect(await limits.take(solved)).toBe(60);
});

/**
 * Attackers in `networks` other networks try the owner's contact, with a solved captcha and five times from
 * each network. Resolves to the number of attempts that were allowed.
 */
async function attack(limits: ReturnType<typeof open>, networks: number): Promise<number> {
  let taken = 0;
  for (let at = 0; at < networks * 5; at += 1) {
    const address = `198.51.${(at % networks) >> 8}.${(at % networks) & 255}`;
    if ((await limits.take({ ...solved, address })) === undefined) taken += 1;
  }
  return taken;
}

it.each([
  { networks: 10, taken: 30, owner: [undefined, undefined, undefined, 60] },
  { networks: 60, taken: 60, owner: [undefined, 60, 60, 60] },
  { networks: 600, taken: 600, owner: [undefined, 60, 60, 60] },
])(
  'attackers with captchas in $networks networks get $taken attempts, and the owner still gets at least one',
  async ({ networks, taken, owner: got }) => {
    const limits = open();
    expect(await attack(limits, networks)).toBe(taken);
    const own: (number | undefined)[] = [];
    for (let at = 0; at < 4; at += 1) own.push(await limits.take(solved));
    expect(own).toEqual(got);
  },
);
