import { createClient } from '@luxe/client';
import { callSamples, samples } from '@luxe/contract/samples';
import { fault, mockFetch, errorReply, type MockStart, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { ToastProvider } from '@luxe/ui/toast';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { BagScreen } from './BagScreen.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const clock = { now: () => 0, sleep: () => Promise.resolve() };

function show(overrides: Overrides = {}, start: MockStart = {}) {
  const { fetch, shop } = mockFetch(overrides, start);
  const onCheckout = vi.fn();
  const onLoginNeeded = vi.fn();
  const hint = `s${start.loginType === 'customer' ? 1 : 0}c${start.bag === null ? 0 : 1}`;
  render(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch, clock })} hint={hint}>
      <ToastProvider>
        <BagScreen onCheckout={onCheckout} onLoginNeeded={onLoginNeeded} />
      </ToastProvider>
    </ResourcesProvider>,
  );
  return {
    onCheckout,
    onLoginNeeded,
    callsTo: (name: string) => shop.log.filter((call) => call.name === name),
  };
}
const lines = async () =>
  within(await screen.findByRole('list', { name: 'Your items' })).findAllByRole('listitem');
const goToCheckout = () =>
  userEvent.click(screen.getAllByRole('button', { name: 'Go to checkout' })[0] as HTMLElement);

test('loads the bag of a guest by its guid and the bag of a customer by its code [BAG-01]', async () => {
  const guest = show();
  expect(await lines()).toHaveLength(2);
  expect(guest.callsTo('cartDetailsAnonymous')).toHaveLength(1);
  cleanup();
  const customer = show({}, { loginType: 'customer' });
  expect(await lines()).toHaveLength(2);
  expect(customer.callsTo('cartDetails')).toHaveLength(1);
});

test('shows an empty bag without a request when the shopper has no cart [BAG-09] [BAG-05]', async () => {
  const { callsTo } = show({}, { bag: null });
  expect(await screen.findByText('Your bag is empty.')).toBeDefined();
  expect(callsTo('cartDetailsAnonymous')).toHaveLength(0);
});

test('shows a toast with the coupon error that the bag response contains [ERR-07]', async () => {
  const slpCouponError = { slpCouponMessage: 'This coupon is for orders above ₹5,000.' };
  show({ cartDetailsAnonymous: { ...callSamples.cartDetailsAnonymous, slpCouponError } });
  expect((await screen.findByRole('alert')).textContent).toContain(slpCouponError.slpCouponMessage);
});

test('removes a line at once, and Undo restores the line at its position [BAG-02]', async () => {
  show();
  const [first] = await lines();
  await userEvent.click(within(first as HTMLElement).getByRole('button', { name: /^Remove / }));
  await waitFor(async () => expect(await lines()).toHaveLength(1));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await lines()).toHaveLength(2));
  expect((await lines())[0]?.textContent).toContain('Warden');
});

test.each([
  ['is sold out', { isOutOfStock: true, availableStock: 0 }],
  ['exceeds the available stock', { quantity: 3, availableStock: 2 }],
])('offers no Undo when the removed line %s [BAG-02]', async (_, change) => {
  const bag = [{ ...samples.bagLine, ...change }];
  show({}, { loginType: 'customer', wishlistProducts: [], bag });
  const [line] = await lines();
  await userEvent.click(within(line as HTMLElement).getByRole('button', { name: /^Remove / }));
  expect(await screen.findByText(/ removed\.$/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  cleanup();
  show({}, { loginType: 'customer', wishlistProducts: [], bag });
  await lines();
  await userEvent.click(screen.getByRole('button', { name: /^Move to wishlist: / }));
  expect(await screen.findByText(/ is in your wishlist\.$/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

const openCoupons = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'View all coupons' }));
  return within(await screen.findByRole('dialog'));
};

test.each([
  ['a guest', 'guest', 'applyCouponsAnonymous'],
  ['a customer', 'customer', 'applyCoupons'],
] as const)(
  '%s can apply a coupon from the list, and remove it again [BAG-04] [BAG-18]',
  async (_, loginType, call) => {
    const { callsTo } = show({}, { loginType });
    await lines();
    const drawer = await openCoupons();
    await userEvent.click(await drawer.findByRole('button', { name: 'Apply WINTER5000' }));
    expect(await screen.findByText('WINTER5000 applied. You save ₹5,000.')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(callsTo(call)).toHaveLength(1);
    await screen.findByText('Coupon WINTER5000');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove WINTER5000' }));
    await waitFor(() => expect(screen.queryByText('Coupon WINTER5000')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  },
);

test('accepts a coupon code in any case, and shows an error beside an unknown code [BAG-04]', async () => {
  const { callsTo } = show();
  await lines();
  const drawer = await openCoupons();
  const field = await drawer.findByRole('textbox', { name: 'Coupon code' });
  await userEvent.type(field, 'winter{Enter}');
  expect(await drawer.findByText('We do not know this coupon. Check its letters and digits.')).toBeDefined();
  expect((field as HTMLInputElement).value).toBe('winter');
  await userEvent.type(field, '5000{Enter}');
  expect(await screen.findByText('WINTER5000 applied. You save ₹5,000.')).toBeDefined();
  expect(callsTo('applyCouponsAnonymous').map(({ request: { query } }) => query.couponCode)).toEqual([
    'WINTER',
    'WINTER5000',
  ]);
});

test('reports that a new coupon has replaced the previous one [BAG-04]', async () => {
  show();
  await lines();
  await userEvent.click(await (await openCoupons()).findByRole('button', { name: 'Apply FIRST10' }));
  await screen.findByText('Coupon FIRST10');
  await userEvent.click(await (await openCoupons()).findByRole('button', { name: 'Apply WINTER5000' }));
  expect(await screen.findByText(/FIRST10 was removed: a bag has one coupon\.$/)).toBeDefined();
});

test('shows why a coupon is not applicable, without an Apply button [BAG-04]', async () => {
  show();
  await lines();
  const drawer = await openCoupons();
  expect(await drawer.findByText('WATCH10 is not valid for the items in your bag.')).toBeDefined();
  expect(drawer.queryByRole('button', { name: 'Apply WATCH10' })).toBeNull();
});

test('changes the size of a line and keeps its position [BAG-02]', async () => {
  const { callsTo } = show();
  await lines();
  await userEvent.click(screen.getByRole('button', { name: /^Edit Warden/ }));
  const drawer = within(await screen.findByRole('dialog'));
  const large = (await drawer.findAllByRole('radio')).find(
    (one) =>
      !(one as HTMLInputElement).checked &&
      !(one as HTMLInputElement).disabled &&
      (one as HTMLInputElement).name ===
        (drawer.getByRole('radio', { name: 'Medium' }) as HTMLInputElement).name,
  );
  await userEvent.click(large as HTMLElement);
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(async () => expect((await lines())[0]?.textContent).not.toContain('Medium'));
  expect((await lines())[0]?.textContent).toContain('Warden');
  expect(callsTo('changeOffer')).toHaveLength(1);
});

test('changes the delivery mode of a line [BAG-20]', async () => {
  const { callsTo } = show();
  await lines();
  const [other] = screen.getAllByRole('button', {
    name: /^Change to Standard Delivery, Tuesday, 24 November, free: Warden/,
  });
  await userEvent.click(other as HTMLElement);
  expect(
    await screen.findByRole('button', {
      name: /^Change to Express, Sunday, 22 November, free: Warden/,
    }),
  ).toBeDefined();
  expect(callsTo('changeDeliveryMode')[0]?.request.query.deliveryMode).toBe('home-delivery');
});

test('shows for each line whether it can be exchanged [BAG-11]', async () => {
  show();
  const [warden, sweater] = await lines();
  expect(await within(warden as HTMLElement).findByText('Can be exchanged')).toBeDefined();
  expect(within(sweater as HTMLElement).getByText('Cannot be exchanged')).toBeDefined();
});

test('stops showing a price change once the shopper acknowledges the new price', async () => {
  const { callsTo } = show({}, { bag: [samples.bagLinePriceChanged] });
  await lines();
  await userEvent.click(screen.getByRole('button', { name: /^OK: price of/ }));
  await waitFor(() => expect(screen.queryByText(/^Price (increased|dropped)/)).toBeNull());
  expect(callsTo('acknowledgePrice')[0]?.request.query.price).toBe(
    String(samples.bagLinePriceChanged.price.value),
  );
});

test('moves a line to the wishlist of a customer, and Undo restores the line [BAG-02]', async () => {
  const { callsTo } = show({}, { loginType: 'customer', wishlistProducts: [] });
  await lines();
  await userEvent.click(screen.getByRole('button', { name: /^Move to wishlist: Warden/ }));
  await waitFor(async () => expect(await lines()).toHaveLength(1));
  expect(callsTo('addProductInWishlist')).toHaveLength(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await lines()).toHaveLength(2));
  await waitFor(() => expect(callsTo('removeProductFromWishlist')).toHaveLength(1));
});

test('asks a guest to log in before moving a line to the wishlist, and keeps the line [BAG-02]', async () => {
  const { onLoginNeeded, callsTo } = show();
  await lines();
  await userEvent.click(screen.getByRole('button', { name: /^Move to wishlist: Warden/ }));
  expect(onLoginNeeded).toHaveBeenCalledOnce();
  expect(callsTo('addProductInWishlist')).toHaveLength(0);
  expect(await lines()).toHaveLength(2);
});

test('applies the items and the coupon of an external link only once [BAG-10]', async () => {
  const [line] = samples.cart.products;
  sessionStorage.setItem('externalCoupon', 'winter5000');
  sessionStorage.setItem('externalCartLink', `/cart?add=${line?.productcode}:${line?.USSID}:2&add=nonsense`);
  const { callsTo } = show();
  expect(await screen.findByText('WINTER5000 applied. You save ₹5,000.')).toBeDefined();
  await waitFor(() => expect(callsTo('addToBag')[0]?.request.query.quantity).toBe('2'));
  expect(callsTo('addToBag')).toHaveLength(1);
  expect([sessionStorage.getItem('externalCoupon'), sessionStorage.getItem('externalCartLink')]).toEqual([
    null,
    null,
  ]);
  cleanup();
  const again = show();
  await lines();
  expect(again.callsTo('applyCouponsAnonymous')).toHaveLength(0);
});

test('shows an error when an external link has an unknown coupon, and keeps the bag [BAG-10]', async () => {
  sessionStorage.setItem('externalCoupon', 'NOTHING');
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('We do not know this coupon.');
  expect(await lines()).toHaveLength(2);
});

test('shows a new quantity at once, and reverts it with a message after a rejection [BAG-02]', async () => {
  show({ updateEntry: errorReply(409, 'B9302', 'Only two of these are left.') });
  const [, sweater] = await lines();
  await userEvent.click(within(sweater as HTMLElement).getByRole('button', { name: 'One more' }));
  expect(await screen.findByText('Only two of these are left.')).toBeDefined();
  await waitFor(() => expect(within(sweater as HTMLElement).getByText('2')).toBeDefined());
});

test('calls onCheckout after the store has confirmed all changes', async () => {
  const { onCheckout, callsTo } = show({}, { loginType: 'customer' });
  const [, sweater] = await lines();
  await userEvent.click(within(sweater as HTMLElement).getByRole('button', { name: 'One more' }));
  await goToCheckout();
  await waitFor(() => expect(onCheckout).toHaveBeenCalledExactlyOnceWith({ isGuest: false }));
  expect(callsTo('updateEntry')).toHaveLength(1);
});

test('passes to onCheckout that the shopper is a guest [AUT-09]', async () => {
  const { onCheckout } = show();
  await lines();
  await goToCheckout();
  await waitFor(() => expect(onCheckout).toHaveBeenCalledExactlyOnceWith({ isGuest: true }));
});

test('shows a retry button when the bag fails to load', async () => {
  show(fault('cartDetailsAnonymous', '5xx'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});
