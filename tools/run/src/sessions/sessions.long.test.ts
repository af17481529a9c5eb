import { expect, it } from 'vitest';
import { openBoth } from './bothPrograms.ts';
import { expectSoundHistories } from './model.ts';

const seed = Number(process.env.LUXE_SEED ?? 1);

it('a thousand histories of one browser: no loop, nobody else’s things, no bag lost [TOK-01, TOK-15, BAG-07]', async () => {
  const programs = await openBoth();
  await expectSoundHistories(programs, 1000, seed);
  await programs.close();
}, 1_200_000);

it('ten thousand guesses over many phones are throttled, and none gets in', async () => {
  const programs = await openBoth();
  const phones = Array.from({ length: 200 }, (_, index) => String(7_400_000_000 + index));
  const refIds = new Map<string, string>();
  for (const phone of phones) {
    const asked = { phone, countryCode: '91', captchaToken: null };
    const { body } = await programs.ask(new Map(), 'POST', '/api/v2/sso/check-phone', asked);
    refIds.set(phone, body.refId);
  }
  const statuses: Record<number, number> = {};
  for (let guess = 0; guess < 10_000; guess += 1) {
    const phone = phones[guess % phones.length] ?? '';
    const right = programs.codeOf(phone);
    const otp = String((Number(right) + 1 + guess) % 1_000_000).padStart(6, '0');
    const { status } = await programs.ask(new Map(), 'POST', '/session/login', {
      phone,
      otp: otp === right ? '000000' : otp,
      refId: refIds.get(phone) ?? '',
    });
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  // Four tries of each phone are answered as wrong, the fifth and all that follow are refused.
  expect(statuses).toEqual({ 400: 800, 429: 9200 });
  await programs.close();
}, 600_000);
