import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { StartupError } from '@luxe/host';
import { createTestApp, testConfig } from '../testing/testApp.ts';
import { toPageSettings } from './analytics.ts';
import { readConfig } from './config.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'luxe-analytics-'));
const analyticsOf = (env: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...env }).analytics;
const both = {
  SALES_ANALYTICS_URL: 'https://sales.example/collect',
  SALES_ANALYTICS_PREPRODUCTION_URL: 'https://sales-test.example/collect',
};

describe('the endpoint of sales analytics', () => {
  it('is the own one without configuration [ANA-02]', () => {
    expect(analyticsOf({})).toEqual({ origins: [] });
    expect(toPageSettings(analyticsOf({}))).toBe('');
    expect(analyticsOf({ SALES_ANALYTICS_METHOD: 'POST' }).sales).toEqual({ url: '', method: 'POST' });
  });

  it.each([
    [{}, 'https://sales-test.example/collect'],
    [{ SALES_ANALYTICS_ENVIRONMENT: 'pre-production' }, 'https://sales-test.example/collect'],
    [{ SALES_ANALYTICS_ENVIRONMENT: 'production' }, 'https://sales.example/collect'],
  ])('is chosen by environment: %j of a demo shop [ANA-09]', (env, url) => {
    const analytics = analyticsOf({ ...both, ...env });
    expect(analytics.sales).toEqual({ url, method: 'GET' });
    expect(analytics.origins).toEqual([new URL(url).origin]);
  });
});

it('engagement analytics need a script and a global [ANA-01]', () => {
  const script = { ENGAGEMENT_SCRIPT_URL: 'https://cdn.vendor.example/sdk.js' };
  expect(analyticsOf(script).engagement).toBeUndefined();
  const analytics = analyticsOf({
    ...script,
    ENGAGEMENT_GLOBAL: 'Engagement',
    ENGAGEMENT_ORIGINS: 'https://api.vendor.example https://cdn.vendor.example',
  });
  expect(analytics.engagement).toEqual({ script: script.ENGAGEMENT_SCRIPT_URL, global: 'Engagement' });
  expect(analytics.origins).toEqual(['https://cdn.vendor.example', 'https://api.vendor.example']);
});

test.each([
  ['SALES_ANALYTICS_URL', 'http://sales.example/collect'],
  ['SALES_ANALYTICS_URL', 'https://sales.example/collect; script-src *'],
  ['SALES_ANALYTICS_URL', 'https://*.example/'],
  ['SALES_ANALYTICS_URL', 'https://user:secret@sales.example/'],
  ['SALES_ANALYTICS_ENVIRONMENT', 'staging'],
  ['SALES_ANALYTICS_METHOD', 'PUT'],
  ['AD_TRACKING_URLS', 'https://ads.example/pixel'],
  ['AD_TRACKING_URLS', 'javascript:alert(cli_ubid)'],
  ['ENGAGEMENT_SCRIPT_URL', 'sdk.js'],
  ['ENGAGEMENT_GLOBAL', 'a.b'],
  ['ENGAGEMENT_ORIGINS', 'https://api.vendor.example/path'],
])('the configuration is rejected with %s="%s"', (name, value) => {
  expect(() => analyticsOf({ [name]: value })).toThrow(StartupError);
});

describe('the content security policy', () => {
  const policyOf = async (changes: Parameters<typeof createTestApp>[0], address = '/') => {
    const { app } = await createTestApp(changes);
    const { headers } = await app.inject(address);
    await app.close();
    return String(headers['content-security-policy']);
  };
  const analytics = analyticsOf({
    ...both,
    AD_TRACKING_URLS: 'https://ads.example/pixel?id=cli_ubid',
    ENGAGEMENT_SCRIPT_URL: 'https://cdn.vendor.example/sdk.js',
    ENGAGEMENT_GLOBAL: 'Engagement',
  });

  it('lists exactly the configured origins [ANA-03]', async () => {
    expect(testConfig.analytics.origins).toEqual([]);
    expect(await policyOf({})).toContain("connect-src 'self';");
    expect(await policyOf({ analytics })).toContain(
      "connect-src 'self' https://sales-test.example https://ads.example https://cdn.vendor.example;",
    );
  });

  it.each(['/o/secret-token', '/verify-email?token=secret', '/emails-unsubscribe?token=secret'])(
    'lists none of them on a page whose URL has a secret: %s',
    async (address) => {
      expect(await policyOf({ analytics }, address)).toContain("connect-src 'self';");
    },
  );
});
