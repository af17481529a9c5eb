import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/testApp.ts';

const policyOf = async (sentryDsn: string) => {
  const { app } = await createTestApp({ sentryDsn });
  const { headers } = await app.inject('/');
  await app.close();
  return String(headers['content-security-policy']);
};

describe('what pays speaks to the payment provider', () => {
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
    '%s does, and frames nothing',
    async (path) => {
      const policy = await directives(path);
      expect(policy).toContain(`connect-src 'self' ${provider}`);
      expect(policy).toContain(`form-action 'self' ${provider}`);
      expect(policy).toContain("frame-src 'none'");
    },
  );

  it.each(['/', '/cart', '/my-account/orders', '/payment-pending', '/order-failed', '/checkout/multi'])(
    '%s does not',
    async (path) => {
      const policy = await directives(path);
      expect(policy).toContain("connect-src 'self'");
      expect(policy).toContain("form-action 'self'");
    },
  );
});

it('a page speaks to the shop alone, and to Sentry where the shop reports there', async () => {
  expect(await policyOf('')).toContain("connect-src 'self';");
  expect(await policyOf('https://key@errors.example/42')).toContain(
    "connect-src 'self' https://errors.example;",
  );
});
