import type { Cart } from '@luxe/contract/calls';
import { samples } from '@luxe/contract/samples';
import { cleanup, render, screen, within } from '@testing-library/react';
import { translateTexts } from '@luxe/ui/testing';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { toBagModel } from '../data/toBagModel.ts';
import { BagEmpty, BagFailed } from './BagStates.tsx';
import { BagView, type BagViewProps } from './BagView.tsx';

function propsOf(cart: Cart, props: Partial<BagViewProps> = {}): BagViewProps {
  return {
    bag: toBagModel(cart),
    amounts: cart.cartAmount,
    coupon: cart.coupon,
    city: 'New Delhi',
    onQuantityChange: vi.fn(),
    onRemove: vi.fn(),
    onMove: vi.fn(async () => {}),
    onEdit: vi.fn(),
    onDelivery: vi.fn(async () => {}),
    onPriceAcknowledge: vi.fn(async () => {}),
    onShowCoupons: vi.fn(),
    onRemoveCoupon: vi.fn(async () => {}),
    onChoosePincode: vi.fn<BagViewProps['onChoosePincode']>(async () => ({ ok: true })),
    onCheckout: vi.fn(async () => true),
    ...props,
  };
}

function show(cart: Cart, props: Partial<BagViewProps> = {}) {
  const viewProps = propsOf(cart, props);
  render(<BagView {...viewProps} />);
  return viewProps;
}

const lines = () => within(screen.getByRole('list', { name: 'Your items' })).getAllByRole('listitem');
/**
 * The view has two checkout buttons: in the summary and in the bottom bar of a phone. CSS shows one of them.
 */
const checkoutButton = () => screen.getAllByRole('button', { name: 'Go to checkout' })[0] as HTMLElement;

test('shows the size, delivery and price of each line [BAG-01] [BAG-03]', () => {
  show(samples.cart);
  const [warden] = lines();
  expect(lines()).toHaveLength(2);
  expect(warden?.textContent).toContain('Medium');
  expect(warden?.textContent).toContain('Express, by Sunday, 22 November');
  expect(warden?.textContent).toContain('₹2,45,000');
  expect(screen.getByText('3 items')).toBeDefined();
});

test('announces which coupon remains after a login has merged two bags [BAG-07]', () => {
  const mergeNote = 'Your bag has one coupon. FIRST10 stays: it saves ₹2,500. BY5 would save ₹849.';
  show({ ...samples.cart, mergeNote });
  expect(screen.getByText(mergeNote).closest('[role=status]')).not.toBeNull();
});

test('calls the callbacks for a higher quantity, a lower quantity and a removal [BAG-02]', async () => {
  const { onQuantityChange, onRemove, bag } = show(samples.cart);
  const [, sweater] = lines();
  if (!sweater) throw new Error('No second line.');
  await userEvent.click(within(sweater).getByRole('button', { name: 'One more' }));
  await userEvent.click(within(sweater).getByRole('button', { name: 'One less' }));
  expect(vi.mocked(onQuantityChange).mock.calls.map(([, quantity]) => quantity)).toEqual([3, 1]);
  await userEvent.click(within(sweater).getByRole('button', { name: /^Remove / }));
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(bag.lines[1]);
});

test('buttons on the line and in the summary both lower the quantity to the available stock', async () => {
  const { onQuantityChange, bag } = show({
    ...samples.cart,
    products: [{ ...samples.bagLine, quantity: 3, availableStock: 2 }],
    isCheckoutAllowed: false,
  });
  const name = `Change to 2: ${samples.bagLine.productName}`;
  const buttons = screen.getAllByRole('button', { name });
  expect(buttons).toHaveLength(2);
  expect(within(lines()[0] as HTMLElement).getByRole('button', { name })).toBeDefined();
  for (const button of buttons) await userEvent.click(button);
  expect(vi.mocked(onQuantityChange).mock.calls).toEqual([
    [bag.lines[0], 2],
    [bag.lines[0], 2],
  ]);
});

test('does not raise a quantity above the available stock, and shows the limit [BAG-02]', async () => {
  const { onQuantityChange } = show({
    ...samples.cart,
    products: [{ ...samples.bagLine, quantity: 2, availableStock: 2 }],
  });
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(onQuantityChange).not.toHaveBeenCalled();
  expect(screen.getByText('You can buy up to 2.')).toBeDefined();
});

test('marks a sold-out line, and shows a message instead of going to checkout', async () => {
  const { onCheckout } = show(samples.cartSoldOutLine);
  expect(screen.getByText('Sold out. Remove it to check out.')).toBeDefined();
  await userEvent.click(checkoutButton());
  expect(onCheckout).not.toHaveBeenCalled();
  expect(screen.getAllByText('Please check the items above.')).not.toHaveLength(0);
});

test('shows on a line how its price has changed since the item was added', () => {
  show(samples.cartLong);
  expect(screen.getByText(/^Price (increased|dropped) from .*\.$/)).toBeDefined();
});

test('the summary ends with the total payable [BAG-06]', () => {
  show(samples.cart);
  const amounts = screen.getByText('Bag total, 3 items').closest('dl');
  expect(amounts?.textContent).toContain('DeliveryFree');
  expect(amounts?.textContent).toMatch(/Total payableIncludes GST of ₹[\d,]+₹[\d,]+$/);
});

test('calls onCheckout once for two presses, and shows an error when a change was not saved', async () => {
  let settle: (settled: boolean) => void = () => {};
  const onCheckout = vi.fn(() => new Promise<boolean>((resolve) => (settle = resolve)));
  show(samples.cart, { onCheckout });
  await userEvent.click(checkoutButton());
  await userEvent.click(screen.getAllByRole('button', { busy: true })[0] as HTMLElement);
  expect(onCheckout).toHaveBeenCalledOnce();
  settle(false);
  expect(await screen.findByText(/^Your last change was not saved/)).toBeDefined();
});

test('changes the pincode in a form on the page, and keeps the typed value after a rejection', async () => {
  const onChoosePincode = vi.fn<BagViewProps['onChoosePincode']>(async (pincode) =>
    pincode === '999999' ? { ok: false, message: 'We do not know it.' } : { ok: true },
  );
  show(samples.cart, { onChoosePincode });
  await userEvent.click(screen.getByRole('button', { name: 'Change pincode' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Pincode');
  expect(document.activeElement).toBe(field);

  await userEvent.clear(field);
  await userEvent.type(field, '9999');
  await userEvent.click(screen.getByRole('button', { name: 'Save pincode' }));
  expect(screen.getByText('Enter a 6-digit pincode.')).toBeDefined();
  expect(onChoosePincode).not.toHaveBeenCalled();

  await userEvent.type(field, '99{Enter}');
  expect(await screen.findByText('We do not know it.')).toBeDefined();
  expect(field.value).toBe('999999');

  await userEvent.clear(field);
  await userEvent.type(field, '400001{Enter}');
  expect(await screen.findByRole('button', { name: 'Change pincode' })).toBeDefined();
  expect(onChoosePincode).toHaveBeenLastCalledWith('400001');
});

test('an empty bag has a link, no totals and no checkout button [BAG-05]', () => {
  render(<BagEmpty />);
  expect(screen.getByText('Your bag is empty.')).toBeDefined();
  expect(screen.getAllByRole('link')).not.toHaveLength(0);
  expect(screen.queryByText('Total payable')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a bag that failed to load has a retry button', async () => {
  const retry = vi.fn();
  render(<BagFailed onRetry={retry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('a gift is free, names its promotion, and cannot be changed or removed [BAG-12]', () => {
  show(samples.cartGift);
  const [, gift] = lines();
  expect(gift?.textContent).toContain('Free');
  expect(gift?.textContent).toContain('Free with beauty orders of ₹1,00,000');
  expect(within(gift as HTMLElement).queryAllByRole('button')).toEqual([]);
  expect(screen.getByText('1 item')).toBeDefined();
});

test('shows the normal price of a line beside the price that a promotion lowers [BAG-03]', () => {
  show(samples.cartOffer);
  const [line] = lines();
  expect(line?.textContent).toContain('₹2,20,500');
  expect(line?.textContent).toContain('Before ₹2,45,000');
  expect(within(line as HTMLElement).getByText('On offer')).toBeDefined();
});

test('shows the lowest monthly EMI under the total when a no-cost plan exists [CHK-06]', () => {
  show(samples.cart);
  const { noCostEmiFrom } = samples.cart;
  expect(screen.getByText(/No-cost EMI from ₹[\d,]+ a month\. Prices include all taxes\./)).toBeDefined();
  cleanup();
  expect(noCostEmiFrom).not.toBeNull();
  show({ ...samples.cart, noCostEmiFrom: null });
  expect(screen.getByText('Prices include all taxes.')).toBeDefined();
});

test('shows the saving and last day of a coupon, or why it does not apply [BAG-04] [BAG-19]', async () => {
  show(samples.cartCoupon);
  expect(await screen.findByText(/You save ₹5,000\./)).toBeDefined();
  expect(screen.getByText(/Ends 30 November\./)).toBeDefined();
  cleanup();
  const { onRemoveCoupon } = show(samples.cartCouponLost);
  expect(await screen.findByText('Add items for ₹1,16,000 more to use WINTER5000.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Remove WINTER5000' }));
  expect(onRemoveCoupon).toHaveBeenCalledExactlyOnceWith('WINTER5000');
});

test('updates lines and amounts on a page that the browser has translated', () => {
  const { cart } = samples;
  const later: Cart = {
    ...cart,
    count: 2,
    coupon: null,
    products: cart.products.slice(0, 1).map((line) => ({ ...line, quantity: 2, size: 'Mini' })),
    cartAmount: { ...cart.cartAmount, paybleAmount: cart.products[0]!.price },
  };
  const view = render(<BagView {...propsOf(cart)} />);
  translateTexts(view.container);
  view.rerender(<BagView {...propsOf(later)} city="Kochi" />);
  const translated = view.container.textContent;
  view.unmount();
  expect(translated).toBe(render(<BagView {...propsOf(later)} city="Kochi" />).container.textContent);
});
