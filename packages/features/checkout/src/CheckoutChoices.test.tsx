import { samples } from '@luxe/contract/samples';
import {
  fault,
  mockFetch,
  errorReply,
  scenarios,
  type MockStart,
  type Overrides,
} from '@luxe/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderCheckout } from './testing/renderCheckout.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const brandCash = { brand: samples.bagLine.productBrand, balance: 2500 };

async function show(overrides: Overrides = {}, start: MockStart = {}) {
  const { fetch, shop } = mockFetch(overrides, { loginType: 'customer', ...start });
  renderCheckout(fetch);
  await screen.findByRole('list', { name: 'Bank offers' });
  return { callsTo: (name: string) => shop.log.filter((call) => call.name === name) };
}
const credit = (name: RegExp) => screen.findByRole<HTMLInputElement>('switch', { name });
const summary = () => screen.getByRole('complementary', { name: 'Summary' });
const isPayable = (amount: string) =>
  waitFor(() =>
    expect(within(summary()).getByText('Total payable').closest('dt')?.parentElement?.textContent).toContain(
      amount,
    ),
  );
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
const storedValues = () => JSON.parse(localStorage.getItem('checkoutValues') ?? 'null') as unknown;

test.each([
  [/^Cliq cash/, 'applyVouchers', '₹3,16,500', { cliqCashUsed: 12_500 }, { cliqCashUsed: 0 }],
  [/^Loyalty points/, 'applyLoyaltyPoints', '₹3,27,160', { neuCoinsUsed: 1840 }, { neuCoinsUsed: 0 }],
] as const)(
  'applies and removes a credit (%s), and updates total and stored values [CHK-09] [CHK-35] [CHK-25]',
  async (name, call, payable, used, unused) => {
    const { callsTo } = await show();
    await userEvent.click(await credit(name));
    await isPayable(payable);
    expect((await credit(name)).checked).toBe(true);
    expect(storedValues()).toMatchObject(used);
    expect(
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(),
    ).toContain(payable);
    await userEvent.click(await credit(name));
    await isPayable('₹3,29,000');
    expect(storedValues()).toMatchObject(unused);
    expect(callsTo(call).map(({ request: { query } }) => query['action'])).toEqual(['apply', 'remove']);
  },
);

test('applies brand cash to items of the brand, and stores the sum [CHK-24] [CHK-37] [CHK-25]', async () => {
  const { callsTo } = await show({}, { balances: { brandCash } });
  await userEvent.click(await credit(/^Brand cash/));
  expect(await credit(new RegExp(`${brandCash.brand} ₹2,500`))).toBeDefined();
  expect(callsTo('brandcash')[0]?.request.query).toMatchObject({
    action: 'apply',
    cartGuid: 'current',
    isUpdatedPwa: 'true',
  });
  expect(storedValues()).toMatchObject({
    brandCashEligible: true,
    brandCashApplied: true,
    brandCashPaidAmount: { doubleValue: 2500, breakup: [{ key: brandCash.brand }] },
  });
});

test('does not offer brand cash when the bag has no item of its brand [CHK-37] [CHK-38]', async () => {
  await show({}, { balances: { brandCash: { brand: 'Ostra', balance: 900 } } });
  expect(screen.queryByRole('switch', { name: /^Brand cash/ })).toBeNull();
});

test.each([
  ['a boolean', false],
  ['a failure', { status: 'failure', message: 'The programme has ended.' }],
])('treats brand cash as not applied when the store responds with %s [CHK-10]', async (_, response) => {
  await show({ brandcash: response as never }, { balances: { brandCash } });
  await userEvent.click(await credit(/^Brand cash/));
  expect((await screen.findByRole('alert')).textContent).toContain('Brand cash is not used');
  expect((await credit(/^Brand cash/)).checked).toBe(false);
});

test.each([
  ['5xx', 'The shop cannot be reached just now.'],
  ['offline', 'We could not reach the shop.'],
  ['4xx', 'That did not work. Check your details.'],
] as const)(
  'switches a credit off again and shows an error when applying it fails: %s [CHK-09]',
  async (kind, message) => {
    await show(fault('applyVouchers', kind));
    await userEvent.click(await credit(/^Cliq cash/));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Cliq cash is not used');
    expect(alert.textContent).toContain(message);
    expect((await credit(/^Cliq cash/)).checked).toBe(false);
  },
);

test('ignores presses of other credit switches while a change is in progress', async () => {
  const { callsTo } = await show();
  const [cash, points] = [await credit(/^Cliq cash/), await credit(/^Loyalty points/)];
  // Clicks that arrive before the next render.
  for (const input of [cash, cash, points]) fireEvent.click(input);
  await isPayable('₹3,16,500');
  expect([callsTo('applyVouchers').length, callsTo('applyLoyaltyPoints').length]).toEqual([1, 0]);
  expect([cash.checked, points.checked]).toEqual([true, false]);
});

test('applies and removes an offer, and shows why another offer is not valid [CHK-08] [CHK-03]', async () => {
  const { callsTo } = await show({}, { coupon: 'WINTER5000' });
  expect(screen.getByText(/ICICI5000 cannot be used with a coupon/)).toBeDefined();
  await press('Apply HDFC10');
  await isPayable('₹3,16,500');
  expect(within(summary()).getByText('Bank offer')).toBeDefined();
  await press('Remove HDFC10');
  await isPayable('₹3,24,000');
  expect(callsTo('releaseBankCoupons')).toHaveLength(1);
});

test.each([
  ['B9510', 'HDFC10 ended.', /This offer has expired/],
  ['B9078', 'x', /invalid offer/],
  ['B6009', 'x', /invalid offer/],
  ['B9509', 'Add items for ₹71,000 more to use HDFC10.', /Add items for ₹71,000 more to use HDFC10/],
])('explains why a bank offer was rejected with %s [CHK-08] [CHK-33]', async (code, message, expected) => {
  await show({ applyBankCoupons: errorReply(409, code, message) });
  await press('Apply HDFC10');
  expect((await screen.findByRole('alert')).textContent).toMatch(expected);
  expect(screen.getByRole('button', { name: 'Apply HDFC10' })).toBeDefined();
});

test.each([
  ['applyVouchers', 'B9601', async () => userEvent.click(await credit(/^Cliq cash/))],
  ['applyLoyaltyPoints', 'B9601', async () => userEvent.click(await credit(/^Loyalty points/))],
  ['applyBankCoupons', 'B9509', () => press('Apply HDFC10')],
] as const)('shows an error of %s in the page, without a toast [CHK-27]', async (call, code, act) => {
  const { callsTo } = await show({ [call]: errorReply(409, code, 'Not just now.') } as Overrides);
  await act();
  await screen.findByRole('alert');
  expect(callsTo(call)).toHaveLength(1);
  expect(document.querySelector('[role=region][data-toasts]')?.textContent).toBe('');
});

test('applies the bank offer without the coupon when the shopper prefers the offer [CHK-33]', async () => {
  const { callsTo } = await show({}, scenarios['coupon-conflict-B9599'].start);
  await press('Apply ICICI5000');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('ICICI5000 cannot be used with a coupon');
  await press('Use ICICI5000');
  await screen.findByRole('button', { name: 'Remove ICICI5000' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(callsTo('applyBankCoupons').at(-1)?.request.body).toEqual({
    offerCode: 'ICICI5000',
    withoutCoupon: true,
  });
  expect(screen.getByRole('button', { name: 'Choose a coupon' })).toBeDefined();
  expect(storedValues()).toMatchObject({ couponUsed: '', couponDiscount: 0 });
});

test('keeps the coupon when the shopper prefers the coupon to the bank offer [CHK-33]', async () => {
  const { callsTo } = await show({}, scenarios['coupon-conflict-B9599'].start);
  await press('Apply ICICI5000');
  await press('Keep WINTER5000');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(callsTo('applyBankCoupons')).toHaveLength(1);
  expect(storedValues()).toMatchObject({ couponUsed: 'WINTER5000', couponDiscount: 5000 });
});

test('shows the saving and last day of the coupon, and changes the coupon in a drawer [CHK-25]', async () => {
  await show({}, { coupon: 'WINTER5000' });
  expect(screen.getByText('You save ₹5,000. Ends 30 November.')).toBeDefined();
  expect(within(summary()).getByText('Coupon WINTER5000')).toBeDefined();
  await press('Change the coupon');
  await press('Apply FIRST10');
  await screen.findByText('You save ₹2,500. Ends 31 December.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(storedValues()).toMatchObject({ couponUsed: 'FIRST10', couponDiscount: 2500 });
});

test('asks to keep or remove the bank offer when the payment method is not a card [CHK-34]', async () => {
  const { callsTo } = await show();
  await press('Apply HDFC10');
  await isPayable('₹3,21,500');
  const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
  await userEvent.click(radio(/^UPI/));
  await press('Keep it, pay by card');
  await waitFor(() => expect(radio(/^Credit or debit card/).checked).toBe(true));
  expect(callsTo('releaseBankCoupons')).toHaveLength(0);
  await userEvent.click(radio(/^Netbanking/));
  await press('Remove it and continue');
  await isPayable('₹3,29,000');
  expect(radio(/^Netbanking/).checked).toBe(true);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('changes the delivery mode of one item [BAG-20]', async () => {
  const { callsTo } = await show();
  await press('See each item');
  const [group] = screen.getAllByRole('group', { name: /^How / });
  await userEvent.click(within(group as HTMLElement).getByRole('radio', { name: /^Standard Delivery/ }));
  await screen.findByText('Two deliveries: Sunday 22 and Tuesday 24 November. Free.');
  expect(callsTo('changeDeliveryMode')[0]?.request).toMatchObject({
    params: { entry: '0' },
    query: { deliveryMode: 'home-delivery' },
  });
});

test('restores the delivery mode and shows an error when the change fails [BAG-20]', async () => {
  await show(fault('changeDeliveryMode', '5xx'));
  await press('See each item');
  const [group] = screen.getAllByRole('group', { name: /^How / });
  const standard = within(group as HTMLElement).getByRole<HTMLInputElement>('radio', { name: /^Standard/ });
  await userEvent.click(standard);
  expect((await screen.findByRole('alert')).textContent).toContain('Delivery was not changed');
  expect(standard.checked).toBe(false);
});

const chooseGift = async () => {
  await press('Add gift options');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Wrap it as a gift/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'For Amma');
  await press('Save');
};

test('saves, shows and announces gift options, and focuses the button that opened their dialog', async () => {
  const { callsTo } = await show();
  await chooseGift();
  const change = await screen.findByRole('button', { name: 'Change gift options' });
  expect(screen.getByText('Gift wrap, message')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(change));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'Gift options: Gift wrap, message.',
  );
  expect(callsTo('changeGiftOptions')[0]?.request).toMatchObject({
    params: { user: 'current', cart: 'current' },
    body: { wrap: true, message: 'For Amma', hidePrices: false },
  });
  await press('Change gift options');
  await press('Remove');
  await screen.findByRole('button', { name: 'Add gift options' });
  expect(callsTo('changeGiftOptions')[1]?.request.body).toEqual(samples.giftOptionsNone);
});

test.each([
  ['5xx', 'The shop cannot be reached just now.'],
  ['offline', 'We could not reach the shop.'],
] as const)('shows an error and keeps the input if gift options are not saved: %s', async (kind, message) => {
  await show(fault('changeGiftOptions', kind));
  await chooseGift();
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toBe('For Amma');
});

test('shows no gift options in a shop that has none', async () => {
  const { giftOptions: _none, ...orderSummary } = samples.orderSummary;
  await show({ orderSummary });
  expect(screen.queryByText('Make it a gift')).toBeNull();
});

test('asks for no GSTIN where no seller issues invoices, and sends none from before', async () => {
  sessionStorage.setItem('billing', JSON.stringify({ gstin: '27AAPFU0939F1ZV', name: 'Worli Interiors' }));
  const { callsTo } = await show({ orderSummary: { ...samples.orderSummary, isInvoiced: false } });
  await userEvent.click(await screen.findByRole('radio', { name: /^Cash on delivery/ }));
  expect(screen.queryByRole('button', { name: /GSTIN/ })).toBeNull();
  await userEvent.click((await screen.findAllByRole('button', { name: /^Place order/ }))[0] as HTMLElement);
  await waitFor(() => expect(callsTo('placeOrder')).toHaveLength(1));
  expect(callsTo('placeOrder')[0]?.request.body).not.toHaveProperty('billing');
});

test('sends the GSTIN and the name of a business with the order, and explains a wrong GSTIN', async () => {
  const { callsTo } = await show();
  await press('Add GSTIN');
  const gstin = await screen.findByRole('textbox', { name: 'GSTIN' });
  await userEvent.type(gstin, '27AAPFU0939F1ZW');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the business' }), ' Worli Interiors LLP');
  await press('Save');
  expect(screen.getByText('This GSTIN is not valid. Check each letter and digit.')).toBeDefined();
  expect(document.activeElement).toBe(gstin);
  await userEvent.clear(gstin);
  await userEvent.type(gstin, '27 aapfu 0939 f1zv');
  await press('Save');
  await screen.findByText('27AAPFU0939F1ZV, Worli Interiors LLP');
  expect(JSON.parse(sessionStorage.getItem('billing') ?? '')).toEqual({
    gstin: '27AAPFU0939F1ZV',
    name: 'Worli Interiors LLP',
  });
  await userEvent.click(await screen.findByRole('radio', { name: /^Cash on delivery/ }));
  await userEvent.click((await screen.findAllByRole('button', { name: /^Place order/ }))[0] as HTMLElement);
  await waitFor(() => expect(callsTo('placeOrder')).toHaveLength(1));
  expect(callsTo('placeOrder')[0]?.request.body).toMatchObject({
    billing: { gstin: '27AAPFU0939F1ZV', name: 'Worli Interiors LLP' },
  });
});

test('orders for the business that was entered before a reload or a failed payment', async () => {
  sessionStorage.setItem(
    'billing',
    JSON.stringify({ gstin: '27AAPFU0939F1ZV', name: 'Worli Interiors LLP' }),
  );
  const { callsTo } = await show();
  await screen.findByText('27AAPFU0939F1ZV, Worli Interiors LLP');
  await userEvent.click(await screen.findByRole('radio', { name: /^Cash on delivery/ }));
  await userEvent.click((await screen.findAllByRole('button', { name: /^Place order/ }))[0] as HTMLElement);
  await waitFor(() => expect(callsTo('placeOrder')).toHaveLength(1));
  expect(callsTo('placeOrder')[0]?.request.body).toMatchObject({ billing: { name: 'Worli Interiors LLP' } });
});

test('blocks an order until its PAN is valid, and stores only that the PAN is valid [CHK-11]', async () => {
  const { callsTo } = await show({}, { isPanNeeded: true });
  expect(screen.getAllByText('Enter your PAN first.').length).toBeGreaterThan(0);
  const kycData = () => JSON.parse(localStorage.getItem('kycData') ?? '{}') as object;
  await waitFor(() => expect(kycData()).toEqual({ isPanNeeded: true, hasPan: false }));
  await screen.findByText(/orders above ₹2,00,000/);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'PAN' });
  await userEvent.type(field, 'abcde-12');
  expect(field.value).toBe('ABCDE12');
  await press('Check PAN');
  expect(screen.getByText(/Enter the ten letters and digits/)).toBeDefined();
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, '34f');
  await press('Check PAN');
  const confirmation = await screen.findByText('PAN ending 234F goes with this order.');
  expect(document.activeElement?.contains(confirmation)).toBe(true);
  expect(callsTo('validatePan')[0]?.request).toMatchObject({
    params: { customerId: 'current' },
    body: { panNumber: 'ABCDE1234F' },
  });
  await waitFor(() => expect(localStorage.getItem('pancardVerified')).toBe('true'));
  expect(kycData()).toEqual({ isPanNeeded: true, hasPan: true });
  expect(JSON.stringify(localStorage)).not.toMatch(/ABCDE1|1234F|234F/);
  expect(screen.queryByText('Enter your PAN first.')).toBeNull();
});

test('shows a rejected PAN beside its field [CHK-11]', async () => {
  await show({ validatePan: errorReply(400, 'O4061', 'This PAN is not known.') }, { isPanNeeded: true });
  const field = screen.getByRole('textbox', { name: 'PAN' });
  await userEvent.type(field, 'ABCDE1234F');
  await press('Check PAN');
  await screen.findByText('This PAN is not known.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(localStorage.getItem('pancardVerified')).toBe('false');
});

test('shows no payment methods when credits cover the total [CHK-36]', async () => {
  await show({}, { balances: { cliqCash: 400_000 } });
  await userEvent.click(await credit(/^Cliq cash/));
  await isPayable('₹0');
  expect(within(screen.getByRole('region', { name: /Pay/ })).queryByRole('radio')).toBeNull();
  const [button] = screen.getAllByRole('button', { name: 'Place order' });
  expect(button?.getAttribute('aria-disabled')).not.toBe('true');
});
