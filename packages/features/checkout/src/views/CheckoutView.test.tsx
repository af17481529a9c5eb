import { samples } from '@luxe/contract/samples';
import { render, screen, within } from '@testing-library/react';
import { translateTexts } from '@luxe/ui/testing';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { offlineFailure, type OrderFailure } from '../order/orderFailure.ts';
import { toCheckoutModel } from '../flow/toCheckoutModel.ts';
import {
  checkoutProps,
  createPaymentControls,
  StatefulCheckout,
  type StatefulCheckoutProps,
} from '../testing.tsx';

const summary = samples.orderSummary;
const book = [samples.address, samples.addressWork];

const propsOf = (props: Partial<StatefulCheckoutProps> = {}) => ({
  ...checkoutProps,
  addresses: book,
  pay: createPaymentControls({ mode: 'COD' }),
  onChoose: vi.fn<StatefulCheckoutProps['onChoose']>(async () => true),
  onSave: vi.fn<StatefulCheckoutProps['onSave']>(async () => ({ ok: true })),
  onRemove: vi.fn<StatefulCheckoutProps['onRemove']>(async () => ({ ok: true })),
  lookUp: async () => ({ kind: 'failed' }) as const,
  onPlaceOrder: vi.fn<StatefulCheckoutProps['onPlaceOrder']>(),
  onSeePayment: vi.fn<StatefulCheckoutProps['onSeePayment']>(),
  ...props,
});

function show(props: Partial<StatefulCheckoutProps> = {}) {
  const given = propsOf(props);
  render(<StatefulCheckout {...given} />);
  return given;
}
/**
 * The page renders the button twice: in the summary and in the bottom bar of a phone. CSS shows one of them.
 */
const placeOrderButton = () => screen.getAllByRole('button', { name: /^Place order/ })[0] as HTMLElement;
const section = (name: string) => screen.getByRole('region', { name: new RegExp(name) });

test('shows three numbered sections and the summary on one page [CHK-01] [CHK-03]', () => {
  show();
  expect(screen.getAllByRole('region').map((one) => one.querySelector('h2')?.textContent)).toEqual([
    '1Deliver to',
    '2Credit and offers',
    '3Pay',
  ]);
  expect(screen.getByRole('complementary', { name: 'Summary' }).textContent).toContain('Total payable');
});

test('shows the note about a merged bag beside the amounts [BAG-07]', () => {
  show({ note: 'Your bag has one coupon. FIRST10 stays: it saves ₹2,500.' });
  const summarySide = screen.getByRole('complementary', { name: 'Summary' });
  expect(within(summarySide).getByText(/FIRST10 stays/)).toBeDefined();
});

test('shows only the chosen address until Edit expands the list of addresses [CHK-02]', async () => {
  const { onChoose } = show();
  expect(within(section('Deliver to')).queryByRole('radio')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Edit: Deliver to' }));
  const radios = within(section('Deliver to')).getAllByRole('radio');
  expect(radios).toHaveLength(2);
  expect(document.activeElement).toBe(radios[0]);
  await userEvent.click(radios[1] as HTMLElement);
  expect(onChoose).toHaveBeenCalledWith(samples.addressWork.addressId);
  await userEvent.click(screen.getByRole('button', { name: 'Deliver here' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit: Deliver to' }));
  expect(within(section('Deliver to')).queryByRole('radio')).toBeNull();
});

test('edits, adds and removes an address in place [CHK-02] [ACC-02]', async () => {
  const { onRemove } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Edit: Deliver to' }));
  await userEvent.click(screen.getAllByRole('button', { name: /^Remove the address/ })[1] as HTMLElement);
  expect(onRemove).toHaveBeenCalledWith(samples.addressWork);
  await userEvent.click(screen.getAllByRole('button', { name: /^Edit the address/ })[0] as HTMLElement);
  expect(screen.getByLabelText<HTMLInputElement>('Flat, house or building').value).toBe(
    samples.address.line1,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add an address' }));
  expect(screen.getByLabelText<HTMLInputElement>('Pincode').value).toBe('');
});

test('without an address, opens the address form and blocks the order', async () => {
  const { onPlaceOrder } = show({ addresses: [], address: undefined });
  expect(screen.getByRole('form', { name: 'New address' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  await userEvent.click(placeOrderButton());
  expect(onPlaceOrder).not.toHaveBeenCalled();
});

test('shows unavailable payment methods with their reason [CHK-04]', () => {
  show({ checkout: toCheckoutModel(samples.orderSummaryNoCod, '110003'), pay: createPaymentControls() });
  const cash = within(section('Pay')).getByRole<HTMLInputElement>('radio', { name: /Cash on delivery/ });
  expect(cash.disabled).toBe(true);
  expect(within(section('Pay')).getByText('Cash on delivery is not offered at this pincode.')).toBeDefined();
});

test('shows the amount on the button and places the order', async () => {
  const { onPlaceOrder } = show();
  expect(placeOrderButton().textContent).toMatch(/^Place order, ₹[\d,]+/);
  await userEvent.click(placeOrderButton());
  expect(onPlaceOrder).toHaveBeenCalledExactlyOnceWith({ mode: 'COD' });
});

test('ignores a press on the order button while the order is being placed [CHK-19]', async () => {
  const { onPlaceOrder } = show({ busy: true });
  await userEvent.click(screen.getAllByRole('button', { busy: true })[0] as HTMLElement);
  expect(onPlaceOrder).not.toHaveBeenCalled();
});

test('names a sold-out item and links to the bag', () => {
  const checkout = toCheckoutModel(
    {
      ...summary,
      products: summary.products.map((line, at) => (at === 0 ? { ...line, availableStock: 0 } : line)),
    },
    '110003',
  );
  const failure: OrderFailure = {
    code: 'B9301',
    title: 'x',
    text: 'Nothing was ordered.',
    remedy: 'bag',
    isBagStale: true,
    isResponseKnown: true,
  };
  show({ checkout, failure });
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain(`${checkout.lines[0]?.name} sold out while you were here`);
  expect(within(alert).getByRole('link', { name: 'Change your bag' }).getAttribute('href')).toBe('/cart');
});

test('shows a message that nothing was ordered when the browser is offline', () => {
  show({ failure: offlineFailure });
  expect(screen.getByRole('alert').textContent).toContain(
    'Nothing was ordered. Try again when you are back.',
  );
});

test('updates address and amounts on a page translated by the browser', () => {
  const later = propsOf({
    address: samples.addressWork,
    checkout: toCheckoutModel(
      { ...summary, products: summary.products.slice(0, 1) },
      samples.addressWork.postalCode,
    ),
    amounts: { ...summary.cartAmount, paybleAmount: summary.products[0]!.price },
  });
  const view = render(<StatefulCheckout {...propsOf()} />);
  translateTexts(view.container);
  view.rerender(<StatefulCheckout {...later} />);
  const translated = view.container.textContent;
  view.unmount();
  expect(translated).toBe(render(<StatefulCheckout {...later} />).container.textContent);
});
