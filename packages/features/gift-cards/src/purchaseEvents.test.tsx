import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { mockFetch, type MockOptions, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BuyScreen } from './BuyScreen.tsx';
import { CheckoutScreen, type PaymentSlotProps } from './CheckoutScreen.tsx';
import { OutcomeScreen } from './OutcomeScreen.tsx';

const clock = { now: () => 0, sleep: () => Promise.resolve() };
const id = samples.beginGiftCardPayment.giftCardOrderId;
const item = { productCode: 'ink', category: 'Send As Gift Card', price: 25_000, quantity: 1 };
beforeEach(() => sessionStorage.clear());

type GiftCards = NonNullable<MockOptions['giftCards']>;

function show(screenOf: ReactNode, giftCards: GiftCards = {}, overrides: Overrides = {}) {
  const { fetch } = mockFetch(overrides, { giftCards });
  const track = vi.fn();
  const { unmount } = render(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch, clock })} track={track} hint="s0c0">
      {screenOf}
    </ResourcesProvider>,
  );
  return { tracked: (name: string) => track.mock.calls.filter(([one]) => one === name), unmount };
}

const slot = ({ start, cancel }: PaymentSlotProps) => (
  <>
    <button onClick={() => void start({ mode: 'UPI' })}>Pay</button>
    <button onClick={() => void cancel(id)}>Give up</button>
  </>
);

/** Starts the payment of a card in this tab. */
async function pay(overrides: Overrides = {}) {
  const checkout = show(
    <CheckoutScreen onShow={vi.fn()} payment={slot} />,
    { cart: samples.giftCardCart },
    overrides,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Pay' }));
  await waitFor(() => expect(sessionStorage.getItem('giftCardStarted')).toBe(id));
  return checkout;
}

/** Shows what became of the card, and returns the events of this page. */
async function open(order: GiftCards['order'] & object, heading: RegExp) {
  const outcome = show(<OutcomeScreen id="current" />, { order });
  await screen.findByRole('heading', { level: 1, name: heading });
  outcome.unmount();
  return outcome;
}

test('a saved card is an item of quantity 1 and its own category [ANA-08]', async () => {
  const { tracked } = show(<BuyScreen onContinue={vi.fn()} />);
  const type = async (label: string, text: string) =>
    userEvent.type(await screen.findByLabelText(label), text);
  await type('Their name', 'Meera');
  await type('Their e-mail', 'meera@example.com');
  await type('Your name', 'Ananya');
  await type('Your e-mail', 'ananya@example.com');
  await userEvent.click(screen.getByRole('radio', { name: '₹25,000' }));
  await userEvent.click(screen.getAllByRole('button', { name: /^Continue to payment/ })[0] as HTMLElement);
  await waitFor(() => expect(tracked('added to cart')).toEqual([['added to cart', { item }]]));
});

test('a bought card is tracked with each view, and its receivers count it once [ANA-08]', async () => {
  const checkout = await pay();
  expect(checkout.tracked('checkout viewed')).toEqual([['checkout viewed', { payable: 25_000, count: 1 }]]);
  expect(checkout.tracked('payment method selected')).toEqual([['payment method selected', { mode: 'UPI' }]]);
  checkout.unmount();

  const paid = { ...samples.giftCardScheduled, giftCardOrderId: id };
  const first = await open(paid, /./);
  const placed = [['order placed', { orderId: id, payable: 25_000, items: [item], isGiftCard: true }]];
  expect(first.tracked('order placed')).toEqual(placed);
  const reloaded = await open(paid, /./);
  expect(reloaded.tracked('order placed')).toEqual(placed);
});

test.each([
  ['failed', samples.giftCardFailed],
  ['refunding', samples.giftCardRefunding],
])('a payment that ended as %s was unsuccessful', async (reason, card) => {
  (await pay()).unmount();
  const { tracked } = await open({ ...card, giftCardOrderId: id }, /./);
  expect(tracked('order unsuccessful')).toEqual([['order unsuccessful', { reason }]]);
  expect(tracked('order placed')).toEqual([]);
});

test('a payment that the shopper gave up was unsuccessful', async () => {
  const { tracked } = await pay({ cancelGiftCardPayment: { giftCard: samples.giftCardFailed } });
  await userEvent.click(screen.getByRole('button', { name: 'Give up' }));
  await waitFor(() =>
    expect(tracked('order unsuccessful')).toEqual([['order unsuccessful', { reason: 'cancelled' }]]),
  );
});

test('a failed payment that another tab started is not tracked', async () => {
  const { tracked } = await open(samples.giftCardFailed, /./);
  expect(tracked('order unsuccessful')).toEqual([]);
});
