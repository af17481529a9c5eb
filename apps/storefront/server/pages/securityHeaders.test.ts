import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/testApp.ts';

const policyOf = async (sentryDsn: string) => {
  const { app } = await createTestApp({ sentryDsn });
  const { headers } = await app.inject('/');
  await app.close();
  return String(headers['content-security-policy']);
};

describe('the payment provider in the content security policy', () => {
  const directives = async (path: string, changes: Parameters<typeof createTestApp>[0] = {}) => {
    const { app } = await createTestApp({
      paymentOrigins: ['https://pay.example', 'https://vault.example'],
      ...changes,
    });
    const { headers } = await app.inject(path);
    await app.close();
    return String(headers['content-security-policy']).split('; ');
  };
  const provider = 'https://pay.example https://vault.example';

  it.each(['/checkout', '/checkout?cart=buyNow', '/checkout/payment', '/retryFailedOrder'])(
    'is allowed on %s for requests and forms, but not for frames',
    async (path) => {
      const policy = await directives(path);
      expect(policy).toContain(`connect-src 'self' ${provider}`);
      expect(policy).toContain(`form-action 'self' ${provider}`);
      expect(policy).toContain("frame-src 'none'");
    },
  );

  it.each(['/', '/cart', '/my-account/orders', '/payment-pending', '/order-failed', '/checkout/multi'])(
    'is not allowed on %s',
    async (path) => {
      const policy = await directives(path);
      expect(policy).toContain("connect-src 'self'");
      expect(policy).toContain("form-action 'self'");
    },
  );
});

it('a page may contact only the shop, and Sentry if errors are reported there', async () => {
  expect(await policyOf('')).toContain("connect-src 'self';");
  expect(await policyOf('https://key@errors.example/42')).toContain(
    "connect-src 'self' https://errors.example;",
  );
});
