import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { fault, mockFetch, errorReply, type MockStart, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { ToastProvider } from '@luxe/ui/toast';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { CheckoutScreen, type CheckoutScreenProps } from './CheckoutScreen.tsx';
import type { ExternalNavigation } from './order/externalNavigation.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const clock = { now: () => 0, sleep: () => Promise.resolve() };
const { orderId } = samples.collectPaymentOrder;
const bankPage = { method: 'POST', url: 'http://127.0.0.1:4002/pay/start', params: { txn_uuid: 'u1' } };
const started = {
  payment: { authentication: bankPage, sdk_params: { intent_url: 'upi://pay?pa=luxe@sandbox' } },
};

type Provider = (url: string) => Response | Promise<Response>;
const usualProvider: Provider = (url) => Response.json(url.endsWith('/txns') ? started : { token: 'tok_1' });

type ShowOptions = Pick<CheckoutScreenProps, 'cart'> & { provider?: Provider; start?: MockStart };

function show(
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

const choose = async (mode: RegExp) => userEvent.click(await screen.findByRole('radio', { name: mode }));
const button = async (name: RegExp) =>
  (await screen.findAllByRole('button', { name })).at(0) as HTMLButtonElement;
const pay = async () => userEvent.click(await button(/^Pay ₹/));
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

async function typeCard(number = '4111111111111111') {
  await choose(/^Credit or debit card/);
  await userEvent.type(await field('Card number'), number);
  await userEvent.type(await field('Expiry'), '0839');
  await userEvent.type(await field('Security code'), '739');
  await userEvent.type(await field('Name on card'), 'Ananya Rao');
}

async function chooseBank(name = 'HDFC Bank') {
  await choose(/^Netbanking/);
  await userEvent.selectOptions(await field('Bank'), name);
}

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

test('verifies a UPI id, sends the payment request and opens the pending page [CHK-07]', async () => {
  const { onPending, callsTo, navigation, toProvider } = show();
  await choose(/^UPI/);
  const id = await field('UPI id');
  await userEvent.type(id, 'ananya.rao@okhdfcbank{Enter}');
  await screen.findByText('Verified. Ananya Rao');
  await pay();
  await waitFor(() => expect(onPending).toHaveBeenCalledExactlyOnceWith(orderId));
  expect(callsTo('verifyVpa')).toHaveLength(1);
  expect(toProvider[0]?.fields).toMatchObject({
    txn_type: 'UPI_COLLECT',
    upi_vpa: 'ananya.rao@okhdfcbank',
  });
  expect(navigation.post).not.toHaveBeenCalled();
});

test('blocks the payment and marks the field for an invalid UPI id [CHK-07]', async () => {
  const { callsTo } = show({ verifyVpa: samples.verifyVpaInvalid });
  await choose(/^UPI/);
  const id = await field('UPI id');
  await userEvent.type(id, 'asha@nobank');
  await pay();
  await waitFor(() => expect(id.getAttribute('aria-invalid')).toBe('true'));
  expect(callsTo('collectPaymentOrder')).toHaveLength(0);
});

test('preselects a saved UPI id and verifies it on payment [CHK-07]', async () => {
  const { onPending, callsTo } = show({ paymentOptions: samples.paymentOptions });
  await choose(/^UPI/);
  expect(
    await screen.findByRole<HTMLInputElement>('radio', { name: /^ananya.rao@okhdfcbank/ }),
  ).toHaveProperty('checked', true);
  await pay();
  await waitFor(() => expect(onPending).toHaveBeenCalledOnce());
  expect(callsTo('verifyVpa')).toHaveLength(1);
});

test('shows a QR code for UPI until the shopper has paid or chooses another method', async () => {
  const { onPending, callsTo } = show();
  await choose(/^UPI/);
  await choose(/^Pay with a UPI app/);
  await pay();
  expect((await screen.findByRole('img', { name: /^Code to pay ₹/ })).querySelector('path')).not.toBeNull();
  expect(screen.queryByRole('button', { name: /^Pay ₹/ })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Pay with your UPI app');
  await userEvent.click(await button(/^Pay another way/));
  await screen.findAllByRole('button', { name: /^Pay ₹/ });
  expect(callsTo('cancelPayment')).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toHaveProperty('checked', true);
  await pay();
  await userEvent.click(await button(/^I have paid/));
  expect(onPending).toHaveBeenCalledExactlyOnceWith(orderId);
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

/**
 * Overrides for a mock store that remembers the chosen no-cost plan. The store rejects the first `rejections`
 * requests to release the plan.
 */
function withPlans(more: Overrides = {}, rejections = 0): Overrides {
  let noCostEmiCode: string | null = null;
  let left = rejections;
  return {
    orderSummary: () => ({ ...samples.orderSummary, noCostEmiCode }),
    applyNoCostEMI: ({ body }) => {
      noCostEmiCode = String(body.emiCode);
      return samples.applyNoCostEMI;
    },
    releaseNoCostEMI: () => {
      if (left > 0) {
        left -= 1;
        return errorReply(409, 'B9999', 'Not just now.');
      }
      noCostEmiCode = null;
      return samples.releaseNoCostEMI;
    },
    ...more,
  };
}
async function choosePlan(months: string) {
  await choose(/^EMI/);
  await userEvent.selectOptions(await field('Bank'), 'HDFC Bank, credit card');
  await userEvent.click(await screen.findByRole('radio', { name: months }));
}

test('pays by EMI after the choice of bank, plan and card, and sends the plan [CHK-06]', async () => {
  const { callsTo, navigation, toProvider } = show(withPlans());
  await choosePlan('6');
  await userEvent.click(await button(/^Continue with 6 months/));
  const number = await field('Card number');
  expect(document.activeElement).toBe(number);
  await userEvent.type(number, '4111111111111111');
  await userEvent.type(await field('Expiry'), '0839');
  await userEvent.type(await field('Security code'), '739');
  await userEvent.type(await field('Name on card'), 'Ananya Rao');
  await waitFor(() =>
    expect(callsTo('emiEligibleBin')[0]?.request.body).toEqual({ bin: '41111111', bank: 'HDFC' }),
  );
  await pay();
  await waitFor(() => expect(navigation.post).toHaveBeenCalledOnce());
  expect(callsTo('applyNoCostEMI')[0]?.request.body).toEqual({ emiCode: 'NCEMI-HDFC-6' });
  expect(callsTo('collectPaymentOrder')[0]?.request.body).toMatchObject({
    paymentMode: 'EMI',
    emi: { bank: 'HDFC', months: 6 },
  });
  expect(toProvider[1]?.fields).toMatchObject({ is_emi: 'true', emi_bank: 'HDFC', emi_tenure: '6' });
});

test('releases the no-cost plan when another plan or payment method is chosen [CHK-06]', async () => {
  const { callsTo } = show(withPlans());
  await choosePlan('3');
  await button(/^Continue with 3 months/);
  await userEvent.click(await screen.findByRole('radio', { name: '9' }));
  await button(/^Continue with 9 months/);
  expect(callsTo('releaseNoCostEMI')).toHaveLength(1);
  await userEvent.click(await screen.findByRole('radio', { name: '3' }));
  await button(/^Continue with 3 months/);
  await choose(/^Netbanking/);
  await waitFor(() => expect(callsTo('releaseNoCostEMI')).toHaveLength(2));
});

test('the pay button releases an unused EMI plan and shows the new amount [CHK-06] [CHK-16]', async () => {
  const { callsTo, navigation } = show(withPlans({}, 1));
  await choosePlan('3');
  await button(/^Continue with 3 months/);
  await chooseBank();
  expect(await screen.findByText('Not just now.')).toBeDefined();
  await pay();
  expect((await screen.findByRole('alert')).textContent).toContain('The no-cost plan was removed');
  expect(callsTo('releaseNoCostEMI')).toHaveLength(2);
  expect(callsTo('collectPaymentOrder')).toHaveLength(0);
  await pay();
  await waitFor(() => expect(navigation.post).toHaveBeenCalledOnce());
});

test('retries the release of an EMI plan on the next reload of the summary [CHK-06]', async () => {
  let loyaltyPointsBalance = 1;
  sessionStorage.setItem('payChoice', JSON.stringify({ mode: 'Netbanking', bank: 'NB_HDFC' }));
  const noCostEmiCode = 'NCEMI-HDFC-3';
  const { callsTo } = show(
    withPlans({ orderSummary: () => ({ ...samples.orderSummary, noCostEmiCode, loyaltyPointsBalance }) }, 1),
  );
  expect(await screen.findByText('Not just now.')).toBeDefined();
  loyaltyPointsBalance = 2;
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await waitFor(() => expect(callsTo('releaseNoCostEMI')).toHaveLength(2));
});

test('shows a toast when the store rejects an EMI plan, and deselects the plan [CHK-27]', async () => {
  show(withPlans({ applyNoCostEMI: errorReply(409, 'B9601', 'This plan is no longer offered.') }));
  await choosePlan('6');
  expect(await screen.findByText('This plan is no longer offered.')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '6' }).checked).toBe(false);
  expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull();
});

const toastText = () => document.querySelector('[role=region][data-toasts]')?.textContent;

test('shows an error of collectPaymentOrder in the page, without a toast [CHK-27]', async () => {
  show({ collectPaymentOrder: errorReply(409, 'B9601', 'Not just now.') });
  await chooseBank();
  await pay();
  await screen.findByRole('alert');
  expect(toastText()).toBe('');
});

test('shows no toast when emiEligibleBin or binValidation is rejected, and the card can pay [CHK-27]', async () => {
  const rejected = errorReply(409, 'B9601', 'Not just now.');
  const { callsTo, navigation } = show(withPlans({ emiEligibleBin: rejected, binValidation: rejected }));
  await choosePlan('6');
  await userEvent.click(await button(/^Continue with 6 months/));
  await userEvent.type(await field('Card number'), '4111111111111111');
  await userEvent.type(await field('Expiry'), '0839');
  await userEvent.type(await field('Security code'), '739');
  await userEvent.type(await field('Name on card'), 'Ananya Rao');
  await waitFor(() => expect(callsTo('emiEligibleBin')).not.toHaveLength(0));
  await pay();
  await waitFor(() => expect(navigation.post).toHaveBeenCalledOnce());
  expect(callsTo('binValidation')).not.toHaveLength(0);
  expect(toastText()).toBe('');
});

test('shows that a card is not eligible for the EMI plan, and does not pay [CHK-06]', async () => {
  const message = 'This card is not of HDFC Bank.';
  const { callsTo } = show(withPlans({ emiEligibleBin: { status: 'SUCCESS', isEligible: false, message } }));
  await choosePlan('9');
  await userEvent.click(await button(/^Continue with 9 months/));
  const number = await field('Card number');
  await userEvent.type(number, '5555555555554444');
  await screen.findByText(message);
  await pay();
  expect(number.getAttribute('aria-invalid')).toBe('true');
  expect(callsTo('collectPaymentOrder')).toHaveLength(0);
});

test('shows the message that the specification gives when there are no EMI plans [CHK-06]', async () => {
  show({ emiPlans: samples.emiPlansNone });
  await choose(/^EMI/);
  expect(
    await screen.findAllByText('Currently, there are no EMI options available for your card'),
  ).not.toHaveLength(0);
});

test('restores payment mode, bank and EMI plan after a reload, but no card data', async () => {
  const plans = withPlans();
  show(plans);
  await typeCard();
  await choosePlan('6');
  await button(/^Continue with 6 months/);
  cleanup();
  show(plans);
  await button(/^Continue with 6 months/);
  await choose(/^Credit or debit card/);
  expect((await field('Card number')).value).toBe('');
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
