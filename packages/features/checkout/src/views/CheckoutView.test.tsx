import { samples } from '@luxe/contract/samples';
import { render, screen, within } from '@testing-library/react';
import { translateTexts } from '@luxe/ui/testing';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { offlineFailure, type PlaceFailure } from '../data/placeFailure.ts';
import { toCheckoutModel } from '../data/toCheckoutModel.ts';
import type { CheckoutViewProps } from './CheckoutView.tsx';
import { checkoutProps, ChoosingCheckout, payOf } from '../testing.tsx';

const summary = samples.orderSummary;
const book = [samples.address, samples.addressWork];

const propsOf = (props: Partial<CheckoutViewProps> = {}) => ({
  ...checkoutProps,
  addresses: book,
  pay: payOf({ mode: 'COD' }),
  onChoose: vi.fn<CheckoutViewProps['onChoose']>(async () => true),
  onSave: vi.fn<CheckoutViewProps['onSave']>(async () => ({ ok: true })),
  onRemove: vi.fn<CheckoutViewProps['onRemove']>(async () => ({ ok: true })),
  lookUp: async () => ({ kind: 'failed' }) as const,
  onPlace: vi.fn<CheckoutViewProps['onPlace']>(),
  onSeePayment: vi.fn<CheckoutViewProps['onSeePayment']>(),
  ...props,
});

function show(props: Partial<CheckoutViewProps> = {}) {
  const given = propsOf(props);
  render(<ChoosingCheckout {...given} />);
  return given;
}
/** Under the summary and in the bar of a phone; style shows one of them. */
const placeButton = () => screen.getAllByRole('button', { name: /^Place order/ })[0] as HTMLElement;
const section = (name: string) => screen.getByRole('region', { name: new RegExp(name) });

test('three numbered sections on one page, the summary beside them [CHK-01] [CHK-03]', () => {
  show();
  expect(screen.getAllByRole('region').map((one) => one.querySelector('h2')?.textContent)).toEqual([
    '1Deliver to',
    '2Credit and offers',
    '3Pay',
  ]);
  expect(screen.getByRole('complementary', { name: 'Summary' }).textContent).toContain('Total payable');
});

test('says beside the amounts which of two choices stays after a login here [BAG-07]', () => {
  show({ note: 'Your bag has one coupon. FIRST10 stays: it saves ₹2,500.' });
  const summarySide = screen.getByRole('complementary', { name: 'Summary' });
  expect(within(summarySide).getByText(/FIRST10 stays/)).toBeDefined();
});

test('an address that is settled is folded, and opened by Edit [CHK-02]', async () => {
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

test('an address can be changed, added and removed in place [CHK-02] [ACC-02]', async () => {
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

test('without an address the form is open and nothing can be ordered', async () => {
  const { onPlace } = show({ addresses: [], address: undefined });
  expect(screen.getByRole('form', { name: 'New address' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  await userEvent.click(placeButton());
  expect(onPlace).not.toHaveBeenCalled();
});

test('ways to pay that are not possible stay in sight and say why [CHK-04]', () => {
  show({ checkout: toCheckoutModel(samples.orderSummaryNoCod, '110003'), pay: payOf() });
  const cash = within(section('Pay')).getByRole<HTMLInputElement>('radio', { name: /Cash on delivery/ });
  expect(cash.disabled).toBe(true);
  expect(within(section('Pay')).getByText('Cash on delivery is not offered at this pincode.')).toBeDefined();
});

test('the button says the amount and orders', async () => {
  const { onPlace } = show();
  expect(placeButton().textContent).toMatch(/^Place order, ₹[\d,]+/);
  await userEvent.click(placeButton());
  expect(onPlace).toHaveBeenCalledExactlyOnceWith({ mode: 'COD' });
});

test('while it works it cannot be pressed again [CHK-19]', async () => {
  const { onPlace } = show({ busy: true });
  await userEvent.click(screen.getAllByRole('button', { busy: true })[0] as HTMLElement);
  expect(onPlace).not.toHaveBeenCalled();
});

test('a piece that sold out is named, with the way to the bag', () => {
  const checkout = toCheckoutModel(
    {
      ...summary,
      products: summary.products.map((line, at) => (at === 0 ? { ...line, availableStock: 0 } : line)),
    },
    '110003',
  );
  const failure: PlaceFailure = {
    code: 'B9301',
    title: 'x',
    text: 'Nothing was ordered.',
    remedy: 'bag',
    isBagStale: true,
    isAnswered: true,
  };
  show({ checkout, failure });
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain(`${checkout.lines[0]?.name} sold out while you were here`);
  expect(within(alert).getByRole('link', { name: 'Change your bag' }).getAttribute('href')).toBe('/cart');
});

test('offline says that nothing was ordered', () => {
  show({ failure: offlineFailure });
  expect(screen.getByRole('alert').textContent).toContain(
    'Nothing was ordered. Try again when you are back.',
  );
});

test('a checkout on a page that is translated shows its new address and amounts', () => {
  const later = propsOf({
    address: samples.addressWork,
    checkout: toCheckoutModel(
      { ...summary, products: summary.products.slice(0, 1) },
      samples.addressWork.postalCode,
    ),
    amounts: { ...summary.cartAmount, paybleAmount: summary.products[0]!.price },
  });
  const view = render(<ChoosingCheckout {...propsOf()} />);
  translateTexts(view.container);
  view.rerender(<ChoosingCheckout {...later} />);
  const translated = view.container.textContent;
  view.unmount();
  expect(translated).toBe(render(<ChoosingCheckout {...later} />).container.textContent);
});
