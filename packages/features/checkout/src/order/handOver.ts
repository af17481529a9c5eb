import type { PaymentHandoff } from '@luxe/contract/calls';
import type { PrepaidPayment } from '../steps/payment/methods/payment.ts';
import { isSafeUrl, type ExternalNavigation } from './externalNavigation.ts';
import { beginAtProvider } from './providerCalls.ts';

/** How the payment continues in the browser. `leaving`: the page of the provider or a bank opens. */
export type HandedOver = { kind: 'leaving' } | { kind: 'phone' } | { kind: 'app'; intentUrl: string };

/** Leads the shopper to the provider. Rejects when the provider does not start the payment. */
export async function handOver(
  to: PaymentHandoff,
  payment: PrepaidPayment,
  { navigation, fetch }: { navigation: ExternalNavigation; fetch: typeof globalThis.fetch },
): Promise<HandedOver> {
  if (to.kind === 'redirect') {
    if (!isSafeUrl(to.url)) throw new Error('the provider page has no safe URL');
    navigation.assign(to.url);
    return { kind: 'leaving' };
  }
  const next = await beginAtProvider(to, payment, fetch);
  if (next.kind !== 'page') return next;
  if (next.method === 'POST') navigation.post(next.url, next.params);
  else navigation.assign(next.url);
  return { kind: 'leaving' };
}
