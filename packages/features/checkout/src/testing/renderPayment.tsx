import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { mockFetch, type MockStart, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { ToastProvider } from '@luxe/ui/toast';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { CheckoutScreen, type CheckoutScreenProps } from '../CheckoutScreen.tsx';
import type { ExternalNavigation } from '../order/externalNavigation.ts';

const clock = { now: () => 0, sleep: () => Promise.resolve() };
export const { orderId } = samples.collectPaymentOrder;
export const bankPage = {
  method: 'POST',
  url: 'http://127.0.0.1:4002/pay/start',
  params: { txn_uuid: 'u1' },
};
const started = {
  payment: { authentication: bankPage, sdk_params: { intent_url: 'upi://pay?pa=luxe@sandbox' } },
};

type Provider = (url: string) => Response | Promise<Response>;
const usualProvider: Provider = (url) => Response.json(url.endsWith('/txns') ? started : { token: 'tok_1' });

type ShowOptions = Pick<CheckoutScreenProps, 'cart'> & { provider?: Provider; start?: MockStart };

/** Renders a checkout with its own store and payment provider. Both record their calls. */
export function show(
  overrides: Overrides = {},
  { cart, provider = usualProvider, start = { loginType: 'customer' } }: ShowOptions = {},
) {
  const options = samples.paymentOptionsNew;
  const { fetch: mockedFetch, shop } = mockFetch({ paymentOptions: options, ...overrides }, start);
  const keys: (string | null)[] = [];
  const toStore: string[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    toStore.push(`${String(input)} ${String(init?.body)}`);
    if (String(input).includes('collectPaymentOrder'))
      keys.push(new Headers(init?.headers).get('idempotency-key'));
    return mockedFetch(input, init);
  };
  const toProvider: { url: string; fields: Record<string, string> }[] = [];
  const providerFetch: typeof globalThis.fetch = async (input, init) => {
    toProvider.push({
      url: String(input),
      fields: Object.fromEntries(init?.body as unknown as URLSearchParams),
    });
    return provider(String(input));
  };
  const calls = {
    onPlaced: vi.fn<(orderId: string) => void>(),
    onPending: vi.fn<(orderId: string) => void>(),
    onLoginNeeded: vi.fn<() => void>(),
  };
  const navigation = {
    assign: vi.fn<ExternalNavigation['assign']>(),
    post: vi.fn<ExternalNavigation['post']>(),
  };
  render(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch, clock })} hint="s1c1">
      <ToastProvider>
        <CheckoutScreen {...calls} {...(cart && { cart })} navigation={navigation} fetch={providerFetch} />
      </ToastProvider>
    </ResourcesProvider>,
  );
  const callsTo = (name: string) => shop.log.filter((call) => call.name === name);
  return { ...calls, navigation, callsTo, keys, toStore, toProvider };
}

export const choose = async (mode: RegExp) =>
  userEvent.click(await screen.findByRole('radio', { name: mode }));
export const button = async (name: RegExp) =>
  (await screen.findAllByRole('button', { name })).at(0) as HTMLButtonElement;
export const pay = async () => userEvent.click(await button(/^Pay ₹/));
export const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

export async function typeCard(number = '4111111111111111') {
  await choose(/^Credit or debit card/);
  await userEvent.type(await field('Card number'), number);
  await userEvent.type(await field('Expiry'), '0839');
  await userEvent.type(await field('Security code'), '739');
  await userEvent.type(await field('Name on card'), 'Ananya Rao');
}

export async function chooseBank(name = 'HDFC Bank') {
  await choose(/^Netbanking/);
  await userEvent.selectOptions(await field('Bank'), name);
}
