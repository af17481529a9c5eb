import { samples } from '@luxe/contract/samples';
import { fault, errorReply } from '@luxe/contract/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  bankPage,
  button,
  choose,
  chooseBank,
  field,
  orderId,
  pay,
  show,
  typeCard,
} from './testing/renderPayment.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const bankIsThere = async () => expect((await field('Bank')).value).toBe('NB_HDFC');

test('sends the card only from the browser to the payment provider [CHK-18] [CHK-31]', async () => {
  const { navigation, callsTo, toStore, toProvider } = show();
  await typeCard();
  await waitFor(() => expect(callsTo('binValidation')).toHaveLength(1));
  await pay();
  await waitFor(() => expect(navigation.post).toHaveBeenCalledExactlyOnceWith(bankPage.url, bankPage.params));

  expect(toProvider.map(({ url }) => url)).toEqual([
    'http://127.0.0.1:4002/card/tokenize',
    'http://127.0.0.1:4002/txns',
  ]);
  expect(toProvider[0]?.fields).toMatchObject({ card_number: '4111111111111111' });
  expect(callsTo('collectPaymentOrder')[0]?.request.body).toEqual({
    paymentMode: 'Credit Card',
    addressId: samples.address.addressId,
    paybleAmount: samples.orderSummary.cartAmount.paybleAmount.doubleValue,
    bin: '41111111',
  });
  const sent = toStore.join('\n').replaceAll(/[\s-]/g, '');
  // The store may receive at most the first eight digits of the card number: PCI DSS 4.0, requirement 3.4.1.
  expect(sent).not.toContain('411111111');
  expect(sent).not.toContain('739');
  const stored = JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
  expect(stored).not.toContain('4111');
  expect(stored).not.toContain('tok_1');
  expect(localStorage.getItem('paymentMode')).toBe('Credit Card');
});

test('the page’s button submits the card form, so that Enter in a field submits it too', async () => {
  show();
  await choose(/^Credit or debit card/);
  const { form } = await field('Card number');
  const own = await button(/^Pay ₹/);
  expect(form).not.toBeNull();
  expect([own.type, own.form]).toEqual(['submit', form]);
});

test('shows beside the card number that the bank offer does not apply to this card [CHK-27]', async () => {
  show({ binValidation: samples.binValidationUnfit });
  await choose(/^Credit or debit card/);
  const number = await field('Card number');
  await userEvent.type(number, '555555');
  await waitFor(() => expect(number.getAttribute('aria-invalid')).toBe('true'));
  const description = document.getElementById(number.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe(samples.binValidationUnfit.bankOfferError);
});

test('starts only one payment when the shopper presses the button twice [CHK-19]', async () => {
  const { callsTo, navigation } = show();
  await chooseBank();
  await userEvent.dblClick(await button(/^Pay ₹/));
  await waitFor(() => expect(navigation.post).toHaveBeenCalledOnce());
  expect(callsTo('collectPaymentOrder')).toHaveLength(1);
  expect((await button(/^Pay ₹|^Starting/)).getAttribute('aria-busy')).toBe('true');
});

test('reloads the order summary when the shopper goes Back from the bank’s page [CHK-19]', async () => {
  let openOrderId: string | null = null;
  const { navigation } = show({ orderSummary: () => ({ ...samples.orderSummary, openOrderId }) });
  await chooseBank();
  await pay();
  await waitFor(() => expect(navigation.post).toHaveBeenCalledOnce());
  openOrderId = orderId;
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(await screen.findByText('This bag is already being paid for')).toBeDefined();
});

test('a retry after a lost response sends the same idempotency key, even after reload [CHK-19]', async () => {
  const lost = show(fault('collectPaymentOrder', 'offline'));
  await chooseBank();
  await pay();
  expect((await screen.findByRole('alert')).textContent).toContain('We did not hear back');
  cleanup();

  const again = show();
  await bankIsThere();
  await pay();
  await waitFor(() => expect(again.navigation.post).toHaveBeenCalledOnce());
  expect(again.keys).toEqual([lost.keys[0]]);
  expect(again.toProvider[0]?.fields).toMatchObject({ payment_method: 'NB_HDFC' });
  expect(sessionStorage.getItem('payAttempt')).toBeNull();
});

test('shows the first payment when a retry after a lost response uses another card [CHK-19]', async () => {
  let openOrderId: string | null = null;
  let isFirst = true;
  const { onPending, callsTo, keys } = show({
    orderSummary: () => ({ ...samples.orderSummary, openOrderId }),
    collectPaymentOrder: () => {
      openOrderId = orderId;
      // The store responds with K4091 when a request repeats an idempotency key with the first digits of
      // another card.
      return isFirst ? errorReply(503, 'E5030', 'x') : errorReply(409, 'K4091', 'x');
    },
  });
  await typeCard();
  await pay();
  expect((await screen.findByRole('alert')).textContent).toContain('We did not hear back');
  isFirst = false;
  await userEvent.clear(await field('Card number'));
  await userEvent.type(await field('Card number'), '5555555555554444');
  await pay();
  const see = await button(/^See the payment/);
  expect(screen.getByRole('alert').textContent).toContain('Your first attempt started it');
  expect(screen.queryByText(/was placed/)).toBeNull();
  await userEvent.click(see);
  expect(onPending).toHaveBeenCalledExactlyOnceWith(orderId);
  expect(new Set(keys).size).toBe(1);
  expect(callsTo('collectPaymentOrder').at(-1)?.request.body).toMatchObject({ bin: '55555555' });
  expect(sessionStorage.getItem('payAttempt')).toBeNull();
});

test('shows a gateway error, and the next press starts a new payment attempt [CHK-20]', async () => {
  const { keys } = show({ collectPaymentOrder: errorReply(424, 'PAYMENT_GATEWAY', 'x') });
  await chooseBank();
  await pay();
  expect((await screen.findByRole('alert')).textContent).toContain('Payment Gateway Error, please try');
  const [first] = keys;
  await pay();
  await waitFor(() => expect(new Set(keys).size).toBe(2));
  expect(keys.at(-1)).not.toBe(first);
});

test('cancels the payment when the provider fails, and keeps the form for another attempt [CHK-29]', async () => {
  const { callsTo, navigation } = show({}, { provider: () => new Response('', { status: 503 }) });
  await typeCard();
  await pay();
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
  expect(callsTo('cancelPayment')[0]?.request.params).toMatchObject({ orderCode: orderId });
  expect((await field('Card number')).value).toBe('4111 1111 1111 1111');
  expect(navigation.post).not.toHaveBeenCalled();
  await pay();
  await waitFor(() => expect(callsTo('collectPaymentOrder')).toHaveLength(2));
});

test.each([
  ['to the pending page when it may still be charged', 'PENDING', 'onPending'],
  ['to the placed order when it was charged', 'PLACED', 'onPlaced'],
] as const)(
  'after a failed provider call for a payment, the shopper goes %s [CHK-19]',
  async (_, outcome, leadsTo) => {
    const rendered = show(
      { cancelPayment: { outcome, orderDetails: samples.orderPending } },
      { provider: () => Promise.reject(new TypeError('Failed to fetch')) },
    );
    await chooseBank();
    await pay();
    await waitFor(() => expect(rendered[leadsTo]).toHaveBeenCalledExactlyOnceWith(orderId));
  },
);

test('offers no other payment while the outcome of the first payment is unknown [CHK-19]', async () => {
  const { onPending } = show(fault('cancelPayment', 'offline'), {
    provider: () => new Response('', { status: 503 }),
  });
  await chooseBank();
  await pay();
  await userEvent.click(await button(/^See the payment/));
  expect(onPending).toHaveBeenCalledExactlyOnceWith(orderId);
});

test('navigates to a provider page with a safe URL, and rejects an unsafe URL', async () => {
  const safe = show({ collectPaymentOrder: samples.collectPaymentOrderRedirect });
  await chooseBank();
  await pay();
  await waitFor(() =>
    expect(safe.navigation.assign).toHaveBeenCalledExactlyOnceWith('https://checkout.example/pay/cs_1'),
  );
  cleanup();

  const unsafe = show({
    collectPaymentOrder: {
      ...samples.collectPaymentOrder,
      payment: { kind: 'redirect', url: 'http://evil.example/pay' },
    },
    cancelPayment: { outcome: 'FAILED', orderDetails: samples.orderFailed },
  });
  await bankIsThere();
  await pay();
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
  expect(unsafe.navigation.assign).not.toHaveBeenCalled();
});

test('shows that the bag is already being paid for, and offers no second payment [CHK-19]', async () => {
  const { onPending } = show({ orderSummary: { ...samples.orderSummary, openOrderId: '261120-1' } });
  await screen.findByText('This bag is already being paid for');
  expect(screen.queryByRole('button', { name: /^Pay|^Place order/ })).toBeNull();
  await userEvent.click(await button(/^See the payment/));
  expect(onPending).toHaveBeenCalledExactlyOnceWith('261120-1');
});

test.each([
  ['cliqCashPaidAmount', 'Cliq Cash'],
  ['loyaltyPointsPaidAmount', 'Loyalty'],
] as const)(
  'places the order without a choice of payment method when the credit %s covers the total',
  async (amount, paymentMode) => {
    const { cartAmount } = samples.orderSummary;
    const nothing = { ...cartAmount.paybleAmount, value: 0, doubleValue: 0, formattedValue: '₹0' };
    const covered = { ...cartAmount, paybleAmount: nothing, [amount]: cartAmount.paybleAmount };
    const { callsTo, onPlaced } = show({ orderSummary: { ...samples.orderSummary, cartAmount: covered } });
    await userEvent.click(await button(/^Place order$/));
    await waitFor(() => expect(onPlaced).toHaveBeenCalledOnce());
    expect(callsTo('placeOrder')[0]?.request.body).toMatchObject({ paymentMode, paybleAmount: 0 });
  },
);

test('shows an error of collectPaymentOrder in the page, without a toast [CHK-27]', async () => {
  show({ collectPaymentOrder: errorReply(409, 'B9601', 'Not just now.') });
  await chooseBank();
  await pay();
  await screen.findByRole('alert');
  expect(document.querySelector('[role=region][data-toasts]')?.textContent).toBe('');
});

test('sends the name of the buy-now cart in the calls of a buy-now checkout', async () => {
  const { callsTo, navigation } = show({}, { cart: 'buyNow', start: { loginType: 'customer' } });
  await chooseBank();
  await pay();
  await waitFor(() => expect(navigation.post).toHaveBeenCalledOnce());
  expect(callsTo('orderSummary')[0]?.request.params['cartCode']).toBe('buyNow');
  for (const name of ['paymentOptions', 'collectPaymentOrder'])
    expect(callsTo(name)[0]?.request.params['cart'], name).toBe('buyNow');
});

test('shows an empty checkout when the buy-now cart is empty', async () => {
  show({ orderSummary: errorReply(404, 'CartError', 'Cart not found') }, { cart: 'buyNow' });
  expect(await screen.findByText('Your bag is empty.')).toBeDefined();
});

test('disables an expired saved card, and asks a valid saved card only for its security code', async () => {
  const { toProvider, navigation } = show({ paymentOptions: samples.paymentOptions });
  await choose(/^Credit or debit card/);
  const expired = await screen.findByRole<HTMLInputElement>('radio', {
    name: /^American Express ending 0005/,
  });
  expect(expired.disabled).toBe(true);
  expect(within(expired.closest('label') as HTMLElement).getByText(/^Expired 02 \/ 26/)).toBeDefined();
  await pay();
  expect(await screen.findByText('Enter the security code.')).toBeDefined();
  await userEvent.type(await field('Security code'), '321');
  await pay();
  await waitFor(() => expect(navigation.post).toHaveBeenCalledOnce());
  expect(toProvider).toHaveLength(1);
  expect(toProvider[0]?.fields).toMatchObject({ card_token: 'tkn_4386', card_security_code: '321' });
});
