import { isLoopback, oneOf } from '@luxe/host/config';
import { z } from 'zod';
import type { AnalyticsSettings } from '../../app/events/analyticsSettings.ts';

/** Receivers of events outside the shop. */
export interface AnalyticsConfig extends AnalyticsSettings {
  /** The origins that pages may contact for analytics. */
  readonly origins: readonly string[];
}

/** Origins of hosts with HTTPS, or of loopback addresses. */
const isSafe = (url: URL | null): url is URL =>
  url !== null &&
  (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))) &&
  // A content security policy reads `*` as any host name.
  !url.origin.includes('*') &&
  !url.username &&
  !url.password &&
  !url.hash;

const isAddress = (value: string) => !/[\s"'<>]/.test(value) && isSafe(URL.parse(value));

const address = z
  .string()
  .refine((value) => value === '' || isAddress(value), {
    error: 'an address like https://sales.example/collect',
  })
  .default('');

const list = z.string().transform((value): readonly string[] => value.split(/\s+/).filter(Boolean));

/** Replaced by the id of the customer or browser [ANA-03]. */
const placeholder = 'cli_ubid';

/** The environment variables of analytics [ANA-01] [ANA-02] [ANA-03] [ANA-09]. */
export const analyticsEnvironment = {
  SALES_ANALYTICS_URL: address,
  SALES_ANALYTICS_PREPRODUCTION_URL: address,
  SALES_ANALYTICS_ENVIRONMENT: oneOf('production', 'pre-production').optional(),
  SALES_ANALYTICS_METHOD: oneOf('GET', 'POST').default('GET'),
  AD_TRACKING_URLS: list
    .refine((urls) => urls.every((url) => isAddress(url) && url.includes(placeholder)), {
      error: `addresses with the placeholder ${placeholder}, separated by spaces`,
    })
    .default([]),
  ENGAGEMENT_SCRIPT_URL: address,
  ENGAGEMENT_GLOBAL: z
    .string()
    .regex(/^(?:[A-Za-z_$][\w$]{0,60})?$/, { error: 'a name like Engagement' })
    .default(''),
  ENGAGEMENT_ORIGINS: list
    .refine((origins) => origins.every((value) => isAddress(value) && URL.parse(value)?.origin === value), {
      error: 'origins like https://events.example, separated by spaces',
    })
    .default([]),
};

type Values = z.output<z.ZodObject<typeof analyticsEnvironment>>;

/**
 * The receivers of events that the environment names. Sales analytics have a production and a pre-production
 * endpoint; a demo shop uses the second [ANA-09].
 */
export function toAnalytics(values: Values, isDemo: boolean): AnalyticsConfig {
  const environment = values.SALES_ANALYTICS_ENVIRONMENT ?? (isDemo ? 'pre-production' : 'production');
  const url =
    environment === 'production' ? values.SALES_ANALYTICS_URL : values.SALES_ANALYTICS_PREPRODUCTION_URL;
  const { ENGAGEMENT_SCRIPT_URL: script, ENGAGEMENT_GLOBAL: global } = values;
  const hasEngagement = script !== '' && global !== '';
  const ads = values.AD_TRACKING_URLS;
  const addresses = [
    ...(url ? [url] : []),
    ...ads,
    ...(hasEngagement ? [script, ...values.ENGAGEMENT_ORIGINS] : []),
  ];
  return {
    // An own endpoint may be called with POST, too.
    ...((url || values.SALES_ANALYTICS_METHOD === 'POST') && {
      sales: { url, method: values.SALES_ANALYTICS_METHOD },
    }),
    ...(ads.length > 0 && { ads }),
    ...(hasEngagement && { engagement: { script, global } }),
    origins: [...new Set(addresses.map((one) => new URL(one).origin))],
  };
}

/** The settings as the page gets them. Empty when all events stay in the shop. */
export function toPageSettings({ sales, ads, engagement }: AnalyticsConfig): string {
  const settings = { ...(sales && { sales }), ...(ads && { ads }), ...(engagement && { engagement }) };
  return Object.keys(settings).length > 0 ? JSON.stringify(settings) : '';
}
