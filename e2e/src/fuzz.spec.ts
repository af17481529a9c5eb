import { request as send } from 'node:http';
import { expect } from '@playwright/test';
import fc from 'fast-check';
import { calls } from '@luxe/contract/calls';
import { newPhone, readCode, skipNames } from './shopper.ts';
import { ports, shopOrigin } from './setting.ts';
import { test } from './test.ts';

// Sends hostile requests to /api of the real programs, with the cookies of a customer. No response may
// contain a token, a one-time code or an internal route.
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

/** Sends a path unchanged. A browser or a client library would normalise it first. */
function sendRaw(
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
    const clientRequest = send({ host: '127.0.0.1', port: ports.shop, method, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text, headers: JSON.stringify(response.headers) }),
      );
    });
    clientRequest.on('error', reject);
    clientRequest.end(method === 'POST' ? '{}' : undefined);
  });
}

test('no response of /api to a hostile request has a token, a code or an internal route [TOK-06]', async ({
  page,
  context,
}) => {
  await page.goto('/?showLogin=true');
  const phone = newPhone();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mobile number').fill(phone);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByLabel('6-digit code')).toBeFocused();
  const code = await readCode(page.request, phone);
  await dialog.getByLabel('6-digit code').fill(code);
  await skipNames(page);
  await expect(dialog).toBeHidden();

  const cookies = await context.cookies(shopOrigin);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const secrets = cookies.filter(({ httpOnly }) => httpOnly).flatMap(({ value }) => tokensIn(value));
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
  const logoutPaths = ['/session/logout', '/oauth/revoke'];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD'),
      path,
      async (method, hostilePath) => {
        if (logoutPaths.some((end) => hostilePath.includes(end))) return;
        const { status, text, headers } = await sendRaw(
          method,
          `/api${hostilePath.replaceAll(' ', '%20')}`,
          cookie,
        );
        expect(status, hostilePath).not.toBe(500);
        for (const secret of secrets)
          expect(text.includes(secret), `${method} ${hostilePath} returned a secret`).toBe(false);
        expect(text.includes(code), `${method} ${hostilePath} returned the code`).toBe(false);
        expect(
          /access_token|refresh_token|"authCode"|luxe_orders_total|outbox/i.test(text),
          `${method} ${hostilePath}: ${text.slice(0, 200)}`,
        ).toBe(false);
        expect(/set-cookie/i.test(headers) && secrets.some((secret) => text.includes(secret))).toBe(false);
      },
    ),
    { numRuns: runs, seed: 20_261_121 },
  );
});

/**
 * Returns the texts in a cookie that may be tokens: the value itself, and texts in the JSON that the value
 * encodes as base64url. Each text has at least 24 characters.
 */
function tokensIn(value: string): string[] {
  const inside = Buffer.from(value, 'base64url').toString();
  return [value, ...inside.matchAll(/[\w-]{24,}/g)].map(String).filter((token) => token.length >= 24);
}
