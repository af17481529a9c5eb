import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { mockFetch } from '@luxe/contract/testing';
import { rupeesToPaise } from '@luxe/format';
import { ResourcesProvider } from '@luxe/resources';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { PurchasePayment, type PurchasePaymentProps } from './PurchasePayment.tsx';

beforeEach(() => sessionStorage.clear());

const bankPage = { method: 'POST', url: 'http://127.0.0.1:4002/pay/start', params: { txn_uuid: 'u1' } };
const { payment, giftCardOrderId } = samples.beginGiftCardPayment;

function show(
  change: Partial<PurchasePaymentProps> = {},
  provider = () => new Response('', { status: 500 }),
) {
  const calls = {
    start: vi.fn(async () => ({ id: giftCardOrderId, payment })),
    cancel: vi.fn(async () => 'FAILED' as const),
    onOutcome: vi.fn(),
    onStale: vi.fn(),
  };
  const navigation = { assign: vi.fn(), post: vi.fn() };
  render(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch: mockFetch().fetch })} hint="s0c0">
      <PurchasePayment
        payable={rupeesToPaise(5000)}
        modes={['Credit Card', 'UPI', 'Netbanking']}
        options={samples.giftCardPaymentOptionsGuest}
        optionsFailed={false}
        onRetryOptions={vi.fn()}
        openId={null}
        navigation={navigation}
        fetch={async () => provider()}
        {...calls}
        {...change}
      />
    </ResourcesProvider>,
  );
  return { ...calls, navigation };
}

async function payByBank() {
  await userEvent.click(screen.getByRole('radio', { name: /^Netbanking/ }));
  const [bank] = samples.giftCardPaymentOptionsGuest.banks;
  await userEvent.selectOptions(screen.getByLabelText('Bank'), bank?.code ?? '');
  await userEvent.click(screen.getAllByRole('button', { name: /^Pay/ })[0] as HTMLElement);
}

test('opens the page of the bank once, and then ignores presses [CHK-19]', async () => {
  const { start, navigation } = show({}, () => Response.json({ payment: { authentication: bankPage } }));
  await payByBank();
  await waitFor(() => expect(navigation.post).toHaveBeenCalledWith(bankPage.url, bankPage.params));
  await userEvent.click(screen.getAllByRole('button', { name: /Pay|Starting/ })[0] as HTMLElement);
  expect(start).toHaveBeenCalledOnce();
});

test('cancels the payment when the provider fails, and offers the methods again', async () => {
  const { cancel, onOutcome } = show();
  await payByBank();
  expect(await screen.findByText('The payment was not made')).toBeDefined();
  expect(cancel).toHaveBeenCalledWith(giftCardOrderId);
  expect(onOutcome).not.toHaveBeenCalled();
  expect(screen.getAllByRole('button', { name: /^Pay ₹/ })).not.toEqual([]);
});

test('shows the outcome of a payment that cannot be cancelled', async () => {
  const { onOutcome } = show({ cancel: async () => 'PENDING' });
  await payByBank();
  await waitFor(() => expect(onOutcome).toHaveBeenCalledWith(giftCardOrderId));
});

test('contacts no provider when the payment is open in another tab', async () => {
  const provider = vi.fn(() => new Response());
  const { onStale, navigation } = show({ start: async () => undefined }, provider);
  await payByBank();
  await waitFor(() => expect(onStale).toHaveBeenCalled());
  expect(provider).not.toHaveBeenCalled();
  expect(navigation.post).not.toHaveBeenCalled();
});
