import { expect, it } from 'vitest';
import { createTestApp } from '../testing/testApp.ts';

const policyOf = async (sentryDsn: string) => {
  const { app } = await createTestApp({ sentryDsn });
  const { headers } = await app.inject('/');
  await app.close();
  return String(headers['content-security-policy']);
};

it('a page speaks to the shop alone, and to Sentry where the shop reports there', async () => {
  expect(await policyOf('')).toContain("connect-src 'self';");
  expect(await policyOf('https://key@errors.example/42')).toContain(
    "connect-src 'self' https://errors.example;",
  );
});
