import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { fault, mockFetch, refusal, type MockStart, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { ToastProvider } from '@luxe/ui/toast';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { CheckoutScreen, type CheckoutScreenProps } from './CheckoutScreen.tsx';
import type { Leaving } from './data/leaving.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const clock = { now: () => 0, sleep: () => Promise.resolve() };
const { orderId } = samples.collectPaymentOrder;
const bankPage = { method: 'POST', url: 'http://127.0.0.1:4002/pay/start', params: { txn_uuid: 'u1' } };
const begun = {
  payment: { authentication: bankPage, sdk_params: { intent_url: 'upi://pay?pa=luxe@sandbox' } },
};

type Provider = (url: string) => Response | Promise<Response>;
const usualProvider: Provider = (url) => Response.json(url.endsWith('/txns') ? begun : { token: 'tok_1' });

type Wish = Pick<CheckoutScreenProps, 'cart'> & { provider?: Provider; start?: MockStart };

function show(
  overrides: Overrides = {},
  { cart, provider = usualProvider, start = { loginType: 'customer' } }: Wish = {},
) {
  const options = samples.paymentOptionsNew;
  const { fetch: answer, shop } = mockFetch({ paymentOptions: options, ...overrides }, start);
  const keys: (string | null)[] = [];
  const toStore: string[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    toStore.push(`${String(input)} ${String(init?.body)}`);
    if (String(input).includes('collectPaymentOrder'))
      keys.push(new Headers(init?.headers).get('idempotency-key'));
    return answer(input, init);
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
  const leaving = { assign: vi.fn<Leaving['assign']>(), post: vi.fn<Leaving['post']>() };
  render(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch, clock })} hint="s1c1">
      <ToastProvider>
        <CheckoutScreen {...calls} {...(cart && { cart })} leaving={leaving} fetch={providerFetch} />
      </ToastProvider>
    </ResourcesProvider>,
  );
  const asked = (name: string) => shop.log.filter((call) => call.name === name);
  return { ...calls, leaving, asked, keys, toStore, toProvider };
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

test('a card goes from the browser to the provider, and nowhere else [CHK-18] [CHK-31]', async () => {
  const { leaving, asked, toStore, toProvider } = show();
  await typeCard();
  await waitFor(() => expect(asked('binValidation')).toHaveLength(1));
  await pay();
  await waitFor(() => expect(leaving.post).toHaveBeenCalledExactlyOnceWith(bankPage.url, bankPage.params));

  expect(toProvider.map(({ url }) => url)).toEqual([
    'http://127.0.0.1:4002/card/tokenize',
    'http://127.0.0.1:4002/txns',
  ]);
  expect(toProvider[0]?.fields).toMatchObject({ card_number: '4111111111111111' });
  expect(asked('collectPaymentOrder')[0]?.asked.body).toEqual({
    paymentMode: 'Credit Card',
    addressId: samples.address.addressId,
    paybleAmount: samples.orderSummary.cartAmount.paybleAmount.doubleValue,
    bin: '41111111',
  });
  const told = toStore.join('\n').replaceAll(/[\s-]/g, '');
  // Eight digits at most: PCI DSS 4.0, requirement 3.4.1.
  expect(told).not.toContain('411111111');
  expect(told).not.toContain('739');
  const kept = JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
  expect(kept).not.toContain('4111');
  expect(kept).not.toContain('tok_1');
  expect(localStorage.getItem('paymentMode')).toBe('Credit Card');
});

test("the page's button is that of the card's form, so that Enter in a field presses it", async () => {
  show();
  await choose(/^Credit or debit card/);
  const { form } = await field('Card number');
  const own = await button(/^Pay ₹/);
  expect(form).not.toBeNull();
  expect([own.type, own.form]).toEqual(['submit', form]);
});

test("a card the bag's bank offer is not for is told beside its number [CHK-27]", async () => {
  show({ binValidation: samples.binValidationUnfit });
  await choose(/^Credit or debit card/);
  const number = await field('Card number');
  await userEvent.type(number, '555555');
  await waitFor(() => expect(number.getAttribute('aria-invalid')).toBe('true'));
  const words = document.getElementById(number.getAttribute('aria-describedby') ?? '');
  expect(words?.textContent).toBe(samples.binValidationUnfit.bankOfferError);
});

test('while a payment is begun, a second press begins none [CHK-19]', async () => {
  const { asked, leaving } = show();
  await chooseBank();
  await userEvent.dblClick(await button(/^Pay ₹/));
  await waitFor(() => expect(leaving.post).toHaveBeenCalledOnce());
  expect(asked('collectPaymentOrder')).toHaveLength(1);
  expect((await button(/^Pay ₹|^Starting/)).getAttribute('aria-busy')).toBe('true');
});

test('back from the bank by the browser, the page asks what has become of the bag [CHK-19]', async () => {
  let openOrderId: string | null = null;
  const { leaving } = show({ orderSummary: () => ({ ...samples.orderSummary, openOrderId }) });
  await chooseBank();
  await pay();
  await waitFor(() => expect(leaving.post).toHaveBeenCalledOnce());
  openOrderId = orderId;
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(await screen.findByText('This bag is being paid for already')).toBeDefined();
});

test('a lost answer is asked for again under the same key, also after a reload [CHK-19]', async () => {
  const lost = show(fault('collectPaymentOrder', 'offline'));
  await chooseBank();
  await pay();
  expect((await screen.findByRole('alert')).textContent).toContain('We did not hear back');
  cleanup();

  const again = show();
  await bankIsThere();
  await pay();
  await waitFor(() => expect(again.leaving.post).toHaveBeenCalledOnce());
  expect(again.keys).toEqual([lost.keys[0]]);
  expect(again.toProvider[0]?.fields).toMatchObject({ payment_method: 'NB_HDFC' });
  expect(sessionStorage.getItem('payAttempt')).toBeNull();
});

test('a lost answer, then another card: the page leads to the payment that the first began [CHK-19]', async () => {
  let openOrderId: string | null = null;
  let isFirst = true;
  const { onPending, asked, keys } = show({
    orderSummary: () => ({ ...samples.orderSummary, openOrderId }),
    collectPaymentOrder: () => {
      openOrderId = orderId;
      // As the store says it: the same key, and another card's first digits.
      return isFirst ? refusal(503, 'E5030', 'x') : refusal(409, 'K4091', 'x');
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
  expect(screen.getByRole('alert').textContent).toContain('Your first try has begun it');
  expect(screen.queryByText(/was placed/)).toBeNull();
  await userEvent.click(see);
  expect(onPending).toHaveBeenCalledExactlyOnceWith(orderId);
  expect(new Set(keys).size).toBe(1);
  expect(asked('collectPaymentOrder').at(-1)?.asked.body).toMatchObject({ bin: '55555555' });
  expect(sessionStorage.getItem('payAttempt')).toBeNull();
});

test('an error of the payment gateway says so, and the next press is another attempt [CHK-20]', async () => {
  const { keys } = show({ collectPaymentOrder: refusal(424, 'PAYMENT_GATEWAY', 'x') });
  await chooseBank();
  await pay();
  expect((await screen.findByRole('alert')).textContent).toContain('Payment Gateway Error, please try');
  const [first] = keys;
  await pay();
  await waitFor(() => expect(new Set(keys).size).toBe(2));
  expect(keys.at(-1)).not.toBe(first);
});

test('a provider that fails ends the payment; what was typed stays, and she can try again [CHK-29]', async () => {
  const { asked, leaving } = show({}, { provider: () => new Response('', { status: 503 }) });
  await typeCard();
  await pay();
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
  expect(asked('cancelPayment')[0]?.asked.params).toMatchObject({ orderCode: orderId });
  expect((await field('Card number')).value).toBe('4111 1111 1111 1111');
  expect(leaving.post).not.toHaveBeenCalled();
  await pay();
  await waitFor(() => expect(asked('collectPaymentOrder')).toHaveLength(2));
});

test.each([
  ['may still be charged: the pending page finds out', 'PENDING', 'onPending'],
  ['was charged after all', 'PLACED', 'onPlaced'],
] as const)('a payment whose provider fell silent %s [CHK-19]', async (_, outcome, leadsTo) => {
  const shown = show(
    { cancelPayment: { outcome, orderDetails: samples.orderPending } },
    { provider: () => Promise.reject(new TypeError('Failed to fetch')) },
  );
  await chooseBank();
  await pay();
  await waitFor(() => expect(shown[leadsTo]).toHaveBeenCalledExactlyOnceWith(orderId));
});

test('where nobody knows what became of a payment, no other is offered [CHK-19]', async () => {
  const { onPending } = show(fault('cancelPayment', 'offline'), {
    provider: () => new Response('', { status: 503 }),
  });
  await chooseBank();
  await pay();
  await userEvent.click(await button(/^See the payment/));
  expect(onPending).toHaveBeenCalledExactlyOnceWith(orderId);
});

test('a page of the provider is gone to; one that is not safe is not', async () => {
  const safe = show({ collectPaymentOrder: samples.collectPaymentOrderRedirect });
  await chooseBank();
  await pay();
  await waitFor(() =>
    expect(safe.leaving.assign).toHaveBeenCalledExactlyOnceWith('https://checkout.example/pay/cs_1'),
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
  expect(unsafe.leaving.assign).not.toHaveBeenCalled();
});

test('a UPI id is checked; a valid one is asked to approve, and the page waits for it [CHK-07]', async () => {
  const { onPending, asked, leaving, toProvider } = show();
  await choose(/^UPI/);
  const id = await field('UPI id');
  await userEvent.type(id, 'ananya.rao@okhdfcbank{Enter}');
  await screen.findByText('Verified. Ananya Rao');
  await pay();
  await waitFor(() => expect(onPending).toHaveBeenCalledExactlyOnceWith(orderId));
  expect(asked('verifyVpa')).toHaveLength(1);
  expect(toProvider[0]?.fields).toMatchObject({
    txn_type: 'UPI_COLLECT',
    upi_vpa: 'ananya.rao@okhdfcbank',
  });
  expect(leaving.post).not.toHaveBeenCalled();
});

test('an invalid UPI id stops the payment beside its field [CHK-07]', async () => {
  const { asked } = show({ verifyVpa: samples.verifyVpaInvalid });
  await choose(/^UPI/);
  const id = await field('UPI id');
  await userEvent.type(id, 'asha@nobank');
  await pay();
  await waitFor(() => expect(id.getAttribute('aria-invalid')).toBe('true'));
  expect(asked('collectPaymentOrder')).toHaveLength(0);
});

test('a saved UPI id stands chosen and is checked as it pays [CHK-07]', async () => {
  const { onPending, asked } = show({ paymentOptions: samples.paymentOptions });
  await choose(/^UPI/);
  expect(
    await screen.findByRole<HTMLInputElement>('radio', { name: /^ananya.rao@okhdfcbank/ }),
  ).toHaveProperty('checked', true);
  await pay();
  await waitFor(() => expect(onPending).toHaveBeenCalledOnce());
  expect(asked('verifyVpa')).toHaveLength(1);
});

test('any UPI app: the code stands in place until she has paid, or pays another way', async () => {
  const { onPending, asked } = show();
  await choose(/^UPI/);
  await choose(/^Pay with a UPI app/);
  await pay();
  expect((await screen.findByRole('img', { name: /^Code to pay ₹/ })).querySelector('path')).not.toBeNull();
  expect(screen.queryByRole('button', { name: /^Pay ₹/ })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Pay with your UPI app');
  await userEvent.click(await button(/^Pay another way/));
  await screen.findAllByRole('button', { name: /^Pay ₹/ });
  expect(asked('cancelPayment')).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toHaveProperty('checked', true);
  await pay();
  await userEvent.click(await button(/^I have paid/));
  expect(onPending).toHaveBeenCalledExactlyOnceWith(orderId);
});

test('a bag that is being paid for already is paid once: the page leads to that payment [CHK-19]', async () => {
  const { onPending } = show({ orderSummary: { ...samples.orderSummary, openOrderId: '261120-1' } });
  await screen.findByText('This bag is being paid for already');
  expect(screen.queryByRole('button', { name: /^Pay|^Place order/ })).toBeNull();
  await userEvent.click(await button(/^See the payment/));
  expect(onPending).toHaveBeenCalledExactlyOnceWith('261120-1');
});

test.each([
  ['cliqCashPaidAmount', 'Cliq Cash'],
  ['loyaltyPointsPaidAmount', 'Loyalty'],
] as const)('a bag that %s pays for is ordered without a way to pay', async (amount, paymentMode) => {
  const { cartAmount } = samples.orderSummary;
  const nothing = { ...cartAmount.paybleAmount, value: 0, doubleValue: 0, formattedValue: '₹0' };
  const covered = { ...cartAmount, paybleAmount: nothing, [amount]: cartAmount.paybleAmount };
  const { asked, onPlaced } = show({ orderSummary: { ...samples.orderSummary, cartAmount: covered } });
  await userEvent.click(await button(/^Place order$/));
  await waitFor(() => expect(onPlaced).toHaveBeenCalledOnce());
  expect(asked('placeOrder')[0]?.asked.body).toMatchObject({ paymentMode, paybleAmount: 0 });
});

/** A store that keeps which plan without interest is chosen; the first `refusals` times it does not let go of it. */
function withPlans(more: Overrides = {}, refusals = 0): Overrides {
  let noCostEmiCode: string | null = null;
  let left = refusals;
  return {
    orderSummary: () => ({ ...samples.orderSummary, noCostEmiCode }),
    applyNoCostEMI: ({ body }) => {
      noCostEmiCode = String(body.emiCode);
      return samples.applyNoCostEMI;
    },
    releaseNoCostEMI: () => {
      if (left > 0) {
        left -= 1;
        return refusal(409, 'B9999', 'Not just now.');
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

test('EMI: bank, plan, continue, the card, and the plan goes with the payment [CHK-06]', async () => {
  const { asked, leaving, toProvider } = show(withPlans());
  await choosePlan('6');
  await userEvent.click(await button(/^Continue with 6 months/));
  const number = await field('Card number');
  expect(document.activeElement).toBe(number);
  await userEvent.type(number, '4111111111111111');
  await userEvent.type(await field('Expiry'), '0839');
  await userEvent.type(await field('Security code'), '739');
  await userEvent.type(await field('Name on card'), 'Ananya Rao');
  await waitFor(() =>
    expect(asked('emiEligibleBin')[0]?.asked.body).toEqual({ bin: '41111111', bank: 'HDFC' }),
  );
  await pay();
  await waitFor(() => expect(leaving.post).toHaveBeenCalledOnce());
  expect(asked('applyNoCostEMI')[0]?.asked.body).toEqual({ emiCode: 'NCEMI-HDFC-6' });
  expect(asked('collectPaymentOrder')[0]?.asked.body).toMatchObject({
    paymentMode: 'EMI',
    emi: { bank: 'HDFC', months: 6 },
  });
  expect(toProvider[1]?.fields).toMatchObject({ is_emi: 'true', emi_bank: 'HDFC', emi_tenure: '6' });
});

test('another plan releases the one without interest; so does another way to pay [CHK-06]', async () => {
  const { asked } = show(withPlans());
  await choosePlan('3');
  await button(/^Continue with 3 months/);
  await userEvent.click(await screen.findByRole('radio', { name: '9' }));
  await button(/^Continue with 9 months/);
  expect(asked('releaseNoCostEMI')).toHaveLength(1);
  await userEvent.click(await screen.findByRole('radio', { name: '3' }));
  await button(/^Continue with 3 months/);
  await choose(/^Netbanking/);
  await waitFor(() => expect(asked('releaseNoCostEMI')).toHaveLength(2));
});

test('a plan whose release failed is off before anything is paid, and the amount is seen first [CHK-06] [CHK-16]', async () => {
  const { asked, leaving } = show(withPlans({}, 1));
  await choosePlan('3');
  await button(/^Continue with 3 months/);
  await chooseBank();
  expect(await screen.findByText('Not just now.')).toBeDefined();
  await pay();
  expect((await screen.findByRole('alert')).textContent).toContain('The no-cost plan is taken off');
  expect(asked('releaseNoCostEMI')).toHaveLength(2);
  expect(asked('collectPaymentOrder')).toHaveLength(0);
  await pay();
  await waitFor(() => expect(leaving.post).toHaveBeenCalledOnce());
});

test('a plan whose release failed is released again with the next answer of the store [CHK-06]', async () => {
  let loyaltyPointsBalance = 1;
  sessionStorage.setItem('payChoice', JSON.stringify({ mode: 'Netbanking', bank: 'NB_HDFC' }));
  const noCostEmiCode = 'NCEMI-HDFC-3';
  const { asked } = show(
    withPlans({ orderSummary: () => ({ ...samples.orderSummary, noCostEmiCode, loyaltyPointsBalance }) }, 1),
  );
  expect(await screen.findByText('Not just now.')).toBeDefined();
  loyaltyPointsBalance = 2;
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await waitFor(() => expect(asked('releaseNoCostEMI')).toHaveLength(2));
});

test('a plan that is refused is toasted and does not stand [CHK-27]', async () => {
  show(withPlans({ applyNoCostEMI: refusal(409, 'B9601', 'This plan is no longer offered.') }));
  await choosePlan('6');
  expect(await screen.findByText('This plan is no longer offered.')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '6' }).checked).toBe(false);
  expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull();
});

test('a card that cannot pay by the plan is told beside its number and does not pay [CHK-06]', async () => {
  const message = 'This card is not of HDFC Bank.';
  const { asked } = show(withPlans({ emiEligibleBin: { status: 'SUCCESS', isEligible: false, message } }));
  await choosePlan('9');
  await userEvent.click(await button(/^Continue with 9 months/));
  const number = await field('Card number');
  await userEvent.type(number, '5555555555554444');
  await screen.findByText(message);
  await pay();
  expect(number.getAttribute('aria-invalid')).toBe('true');
  expect(asked('collectPaymentOrder')).toHaveLength(0);
});

test('without plans that is said in the words of the specification [CHK-06]', async () => {
  show({ emiPlans: samples.emiPlansNone });
  await choose(/^EMI/);
  expect(
    await screen.findAllByText('Currently, there are no EMI options available for your card'),
  ).not.toHaveLength(0);
});

test('mode, bank, plan and UPI id are there after a reload; nothing of a card is', async () => {
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

test('what is bought at once is paid by itself: every call names its cart', async () => {
  const { asked, leaving } = show({}, { cart: 'buyNow', start: { loginType: 'customer' } });
  await chooseBank();
  await pay();
  await waitFor(() => expect(leaving.post).toHaveBeenCalledOnce());
  expect(asked('orderSummary')[0]?.asked.params['cartCode']).toBe('buyNow');
  for (const name of ['paymentOptions', 'collectPaymentOrder'])
    expect(asked(name)[0]?.asked.params['cart'], name).toBe('buyNow');
});

test('nothing to buy now is an empty checkout, whatever is in the bag', async () => {
  show({ orderSummary: refusal(404, 'CartError', 'Cart not found') }, { cart: 'buyNow' });
  expect(await screen.findByText('Your bag is empty.')).toBeDefined();
});

test('an expired saved card says so and cannot be chosen; another needs its code alone', async () => {
  const { toProvider, leaving } = show({ paymentOptions: samples.paymentOptions });
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
  await waitFor(() => expect(leaving.post).toHaveBeenCalledOnce());
  expect(toProvider).toHaveLength(1);
  expect(toProvider[0]?.fields).toMatchObject({ card_token: 'tkn_4386', card_security_code: '321' });
});
