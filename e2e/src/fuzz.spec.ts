import { request as send } from 'node:http';
import { expect } from '@playwright/test';
import fc from 'fast-check';
import { calls } from '@luxe/contract/calls';
import { newPhone, readCode, skipNames } from './shopper.ts';
import { ports, shopOrigin } from './setting.ts';
import { test } from './test.ts';

// Whatever is thrown at /api on the real programs, with a customer's own cookies: no token, no one-time code, no internal route comes back.
const runs = 400;
const tricks = [
  '..',
  '.',
  '%2e%2e',
  '%2E.',
  '%252e%252e',
  '%2f',
  '%5c',
  '\\\\',
  '//',
  ';',
  '%00',
  '?',
  '#',
  '@evil',
  ':4001',
  'ops',
  'dev',
  'outbox',
  'metrics',
  'oauth',
  'token',
  'current',
  'anonymous',
];

/** Sends a path as it is: a browser or a client library would tidy it first. */
function ask(
  method: string,
  path: string,
  cookie: string,
): Promise<{ status: number; text: string; headers: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      cookie,
      'x-luxe-request': '1',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
    };
    const question = send({ host: '127.0.0.1', port: ports.shop, method, path, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text, headers: JSON.stringify(answer.headers) }),
      );
    });
    question.on('error', reject);
    question.end(method === 'POST' ? '{}' : undefined);
  });
}

test('nothing thrown at /api brings back a token, a code or an internal route [TOK-06]', async ({
  page,
  context,
}) => {
  await page.goto('/?showLogin=true');
  const phone = newPhone();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mobile number').fill(phone);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByLabel('Code of six digits')).toBeFocused();
  const code = await readCode(page.request, phone);
  await dialog.getByLabel('Code of six digits').fill(code);
  await skipNames(page);
  await expect(dialog).toBeHidden();

  const kept = await context.cookies(shopOrigin);
  const cookie = kept.map(({ name, value }) => `${name}=${value}`).join('; ');
  const secrets = kept.filter(({ httpOnly }) => httpOnly).flatMap(({ value }) => tokensIn(value));
  expect(secrets.length).toBeGreaterThan(3);

  const known = Object.values(calls).map(({ path }) => path.replaceAll(/\{\w+\*?\}/g, 'current'));
  const path = fc.oneof(
    fc.constantFrom(...known),
    fc
      .tuple(fc.constantFrom(...known), fc.array(fc.constantFrom(...tricks), { minLength: 1, maxLength: 4 }))
      .map(([start, more]) => `${start}/${more.join('/')}`),
    fc
      .tuple(fc.array(fc.constantFrom(...tricks), { minLength: 1, maxLength: 5 }), fc.constantFrom(...known))
      .map(([more, end]) => `/${more.join('/')}${end}`),
    fc
      .array(fc.constantFrom(...tricks, 'v2', 'lux', 'users'), { minLength: 1, maxLength: 8 })
      .map((parts) => `/${parts.join('/')}`),
  );
  const ending = ['/session/logout', '/oauth/revoke'];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD'),
      path,
      async (method, thrown) => {
        if (ending.some((end) => thrown.includes(end))) return;
        const { status, text, headers } = await ask(method, `/api${thrown.replaceAll(' ', '%20')}`, cookie);
        expect(status, thrown).not.toBe(500);
        for (const secret of secrets)
          expect(text.includes(secret), `${method} ${thrown} told a secret`).toBe(false);
        expect(text.includes(code), `${method} ${thrown} told the code`).toBe(false);
        expect(
          /access_token|refresh_token|"authCode"|luxe_orders_total|outbox/i.test(text),
          `${method} ${thrown}: ${text.slice(0, 200)}`,
        ).toBe(false);
        expect(/set-cookie/i.test(headers) && secrets.some((secret) => text.includes(secret))).toBe(false);
      },
    ),
    { numRuns: runs, seed: 20_261_121 },
  );
});

/** The long random words of a cookie, plain and inside its base64url JSON. */
function tokensIn(value: string): string[] {
  const inside = Buffer.from(value, 'base64url').toString();
  return [value, ...inside.matchAll(/[\w-]{24,}/g)].map(String).filter((word) => word.length >= 24);
}
