import fc from 'fast-check';
import { describe, it } from 'vitest';
import { customerCookie, expectHarmless, hostileCall, openHostileShop } from '../testing/hostile.ts';
import { sameOriginHeaders } from '../testing/testApp.ts';

describe('a request with any path, method and encoding', () => {
  it('gets no token and no one-time code, and reaches no call outside the allow-list', async () => {
    const shop = await openHostileShop();
    await fc.assert(
      fc.asyncProperty(hostileCall, fc.boolean(), async (call, isCustomer) => {
        const headers = { ...sameOriginHeaders, ...(isCustomer ? { cookie: customerCookie } : {}) };
        await expectHarmless(shop, { ...call, headers });
      }),
      { numRuns: 1500 },
    );
    await shop.close();
  });
});
