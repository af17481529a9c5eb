import { expect, it } from 'vitest';
import { openBothPrograms } from './bothPrograms.ts';
import { expectValidHistories } from './model.ts';

const seed = Number(process.env.LUXE_SEED ?? 1);

it('1,000 random histories of one browser cause no request loop, show no data of other shoppers and lose no bag [TOK-01, TOK-15, BAG-07]', async () => {
  const programs = await openBothPrograms();
  await expectValidHistories(programs, 1000, seed);
  await programs.close();
}, 1_200_000);

it('throttles 10,000 guesses of login codes for 200 phone numbers, and accepts none', async () => {
  const programs = await openBothPrograms();
  const phones = Array.from({ length: 200 }, (_, index) => String(7_400_000_000 + index));
  const refIds = new Map<string, string>();
  for (const phone of phones) {
    const payload = { phone, countryCode: '91', captchaToken: null };
    const { body } = await programs.request(new Map(), 'POST', '/api/v2/sso/check-phone', payload);
    refIds.set(phone, body.refId);
  }
  const statuses: Record<number, number> = {};
  for (let guess = 0; guess < 10_000; guess += 1) {
    const phone = phones[guess % phones.length] ?? '';
    const right = programs.codeOf(phone);
    const otp = String((Number(right) + 1 + guess) % 1_000_000).padStart(6, '0');
    const { status } = await programs.request(new Map(), 'POST', '/session/login', {
      phone,
      otp: otp === right ? '000000' : otp,
      refId: refIds.get(phone) ?? '',
    });
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  // For each phone, 4 guesses get the response for a wrong code (400). All later guesses are throttled (429).
  expect(statuses).toEqual({ 400: 800, 429: 9200 });
  await programs.close();
}, 600_000);
