import { isLoopback } from '@luxe/host/config';
import { pushServices } from '@luxe/contract/push-values';

/**
 * The host of a push service that the shop sends to; undefined for every other address. The list keeps a
 * shopper from making the shop request addresses of their choice. `testOrigin`: a stand-in on this machine.
 */
export function pushServiceOf(endpoint: string, testOrigin?: string): string | undefined {
  const url = URL.parse(endpoint);
  if (!url || url.username !== '' || url.password !== '') return undefined;
  if (testOrigin !== undefined && url.origin === testOrigin && isLoopback(url.hostname)) return url.host;
  if (url.protocol !== 'https:' || url.port !== '') return undefined;
  return pushServices.some((service) => isHostOf(url.hostname, service)) ? url.hostname : undefined;
}

const isHostOf = (host: string, service: string): boolean =>
  service.startsWith('*.') ? host.endsWith(service.slice(1)) && host !== service.slice(2) : host === service;
