import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { checkConformance } from '@luxe/contract/conformance';
import { dataFolder, opsOrigin, storeOrigin } from './setting.ts';
import { newPhone } from './shopper.ts';
import { test } from './test.ts';

// A payment must never run twice.
test.describe.configure({ retries: 0 });

test('the store API meets the contract in every call, from the menu to an order', async ({ request }) => {
  const file = path.join(dataFolder, 'secrets.json');
  const secrets = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const findings = await checkConformance({
    baseUrl: storeOrigin,
    clientId: secrets.clientId,
    clientSecret: secrets.clientSecret,
    identityClientId: secrets.identityClientId ?? '',
    identityClientSecret: secrets.identityClientSecret ?? '',
    storefrontSecret: secrets.storefrontSecret ?? '',
    phone: newPhone(),
    readCode: async (phone) => {
      const response = await request.get(`${opsOrigin}/dev/outbox`, { params: { phone } });
      return ((await response.json()) as { code?: string }).code;
    },
  });
  expect(findings.filter(({ problems }) => problems.length > 0)).toEqual([]);
  const placed = findings.filter(({ call, status }) => call === 'placeOrder' && status === 200);
  expect(placed.map(({ about }) => about)).toEqual(['', 'with the same key again']);
});
