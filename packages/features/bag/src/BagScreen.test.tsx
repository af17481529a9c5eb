import { createClient } from '@luxe/client';
import { callSamples, samples } from '@luxe/contract/samples';
import { fault, mockFetch, refusal, type MockStart, type Overrides } from '@luxe/contract/testing';
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
    asked: (name: string) => shop.log.filter((call) => call.name === name),
  };
}
const lines = async () =>
  within(await screen.findByRole('list', { name: 'Pieces in your bag' })).findAllByRole('listitem');
const goToCheckout = () =>
  userEvent.click(screen.getAllByRole('button', { name: 'Go to checkout' })[0] as HTMLElement);

test("a guest's bag is read by guid, a customer's by code [BAG-01]", async () => {
  const guest = show();
  expect(await lines()).toHaveLength(2);
  expect(guest.asked('cartDetailsAnonymous')).toHaveLength(1);
  cleanup();
  const customer = show({}, { loginType: 'customer' });
  expect(await lines()).toHaveLength(2);
  expect(customer.asked('cartDetails')).toHaveLength(1);
});

test('without a cart there is no call and the bag is empty [BAG-09] [BAG-05]', async () => {
  const { asked } = show({}, { bag: null });
  expect(await screen.findByText('Your bag is empty.')).toBeDefined();
  expect(asked('cartDetailsAnonymous')).toHaveLength(0);
});

test('what the store says of a coupon that does not hold is an error toast [ERR-07]', async () => {
  const slpCouponError = { slpCouponMessage: 'This coupon is for orders above ₹5,000.' };
  show({ cartDetailsAnonymous: { ...callSamples.cartDetailsAnonymous, slpCouponError } });
  expect((await screen.findByRole('alert')).textContent).toContain(slpCouponError.slpCouponMessage);
});

test('a line is removed at once, and put back at its place by Undo [BAG-02]', async () => {
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
  ['is more than there is', { quantity: 3, availableStock: 2 }],
])('a line that %s cannot come back: nothing offers to undo its going [BAG-02]', async (_, change) => {
  const bag = [{ ...samples.bagLine, ...change }];
  show({}, { loginType: 'customer', wishes: [], bag });
  const [line] = await lines();
  await userEvent.click(within(line as HTMLElement).getByRole('button', { name: /^Remove / }));
  expect(await screen.findByText(/ removed\.$/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  cleanup();
  show({}, { loginType: 'customer', wishes: [], bag });
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
  '%s applies a coupon from the list, and takes it off again [BAG-04] [BAG-18]',
  async (_, loginType, call) => {
    const { asked } = show({}, { loginType });
    await lines();
    const drawer = await openCoupons();
    await userEvent.click(await drawer.findByRole('button', { name: 'Apply WINTER5000' }));
    expect(await screen.findByText('WINTER5000 is applied. You save ₹5,000.')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked(call)).toHaveLength(1);
    await screen.findByText('Coupon WINTER5000');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove WINTER5000' }));
    await waitFor(() => expect(screen.queryByText('Coupon WINTER5000')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  },
);

test('a code is taken in any letter case; one that is not known is told beside the field, which keeps it [BAG-04]', async () => {
  const { asked } = show();
  await lines();
  const drawer = await openCoupons();
  const field = await drawer.findByRole('textbox', { name: 'Coupon code' });
  await userEvent.type(field, 'winter{Enter}');
  expect(await drawer.findByText('We do not know this coupon. Check its letters and digits.')).toBeDefined();
  expect((field as HTMLInputElement).value).toBe('winter');
  await userEvent.type(field, '5000{Enter}');
  expect(await screen.findByText('WINTER5000 is applied. You save ₹5,000.')).toBeDefined();
  expect(asked('applyCouponsAnonymous').map(({ asked: { query } }) => query.couponCode)).toEqual([
    'WINTER',
    'WINTER5000',
  ]);
});

test('a coupon that takes the place of another says so [BAG-04]', async () => {
  show();
  await lines();
  await userEvent.click(await (await openCoupons()).findByRole('button', { name: 'Apply FIRST10' }));
  await screen.findByText('Coupon FIRST10');
  await userEvent.click(await (await openCoupons()).findByRole('button', { name: 'Apply WINTER5000' }));
  expect(await screen.findByText(/FIRST10 was taken off: a bag has one coupon\.$/)).toBeDefined();
});

test('why a coupon does not apply stands in its row, which cannot be applied [BAG-04]', async () => {
  show();
  await lines();
  const drawer = await openCoupons();
  expect(await drawer.findByText('WATCH10 is not for the pieces in your bag.')).toBeDefined();
  expect(drawer.queryByRole('button', { name: 'Apply WATCH10' })).toBeNull();
});

test('a line becomes another size at its place [BAG-02]', async () => {
  const { asked } = show();
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
  expect(asked('changeOffer')).toHaveLength(1);
});

test('a line goes the other way once it was chosen [BAG-20]', async () => {
  const { asked } = show();
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
  expect(asked('changeDeliveryMode')[0]?.asked.query.deliveryMode).toBe('home-delivery');
});

test('lines say whether they can be exchanged later [BAG-11]', async () => {
  show();
  const [warden, sweater] = await lines();
  expect(await within(warden as HTMLElement).findByText('Can be exchanged')).toBeDefined();
  expect(within(sweater as HTMLElement).getByText('Cannot be exchanged')).toBeDefined();
});

test('a price that was noted is not told again', async () => {
  const { asked } = show({}, { bag: [samples.bagLinePriceChanged] });
  await lines();
  await userEvent.click(screen.getByRole('button', { name: /^Noted: price of/ }));
  await waitFor(() => expect(screen.queryByText(/since you added it/)).toBeNull());
  expect(asked('acknowledgePrice')[0]?.asked.query.price).toBe(
    String(samples.bagLinePriceChanged.price.value),
  );
});

test('a customer moves a line to her wishlist, and Undo brings it back [BAG-02]', async () => {
  const { asked } = show({}, { loginType: 'customer', wishes: [] });
  await lines();
  await userEvent.click(screen.getByRole('button', { name: /^Move to wishlist: Warden/ }));
  await waitFor(async () => expect(await lines()).toHaveLength(1));
  expect(asked('addProductInWishlist')).toHaveLength(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await lines()).toHaveLength(2));
  await waitFor(() => expect(asked('removeProductFromWishlist')).toHaveLength(1));
});

test('a guest is asked to log in before a line moves, and nothing is lost [BAG-02]', async () => {
  const { onLoginNeeded, asked } = show();
  await lines();
  await userEvent.click(screen.getByRole('button', { name: /^Move to wishlist: Warden/ }));
  expect(onLoginNeeded).toHaveBeenCalledOnce();
  expect(asked('addProductInWishlist')).toHaveLength(0);
  expect(await lines()).toHaveLength(2);
});

test('a coupon and a cart link from elsewhere are applied once [BAG-10]', async () => {
  const [piece] = samples.cart.products;
  sessionStorage.setItem('externalCoupon', 'winter5000');
  sessionStorage.setItem(
    'externalCartLink',
    `/cart?add=${piece?.productcode}:${piece?.USSID}:2&add=nonsense`,
  );
  const { asked } = show();
  expect(await screen.findByText('WINTER5000 is applied. You save ₹5,000.')).toBeDefined();
  await waitFor(() => expect(asked('addToBag')[0]?.asked.query.quantity).toBe('2'));
  expect(asked('addToBag')).toHaveLength(1);
  expect([sessionStorage.getItem('externalCoupon'), sessionStorage.getItem('externalCartLink')]).toEqual([
    null,
    null,
  ]);
  cleanup();
  const again = show();
  await lines();
  expect(again.asked('applyCouponsAnonymous')).toHaveLength(0);
});

test('a coupon from elsewhere that is not known is told, and the bag stays [BAG-10]', async () => {
  sessionStorage.setItem('externalCoupon', 'NOTHING');
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('We do not know this coupon.');
  expect(await lines()).toHaveLength(2);
});

test('a quantity is shown before the store has answered, and taken back with a message when it refuses [BAG-02]', async () => {
  show({ updateEntry: refusal(409, 'B9302', 'Only two of these are left.') });
  const [, sweater] = await lines();
  await userEvent.click(within(sweater as HTMLElement).getByRole('button', { name: 'One more' }));
  expect(await screen.findByText('Only two of these are left.')).toBeDefined();
  await waitFor(() => expect(within(sweater as HTMLElement).getByText('2')).toBeDefined());
});

test('goes to checkout as a guest or a customer, once changes are confirmed', async () => {
  const { onCheckout, asked } = show({}, { loginType: 'customer' });
  const [, sweater] = await lines();
  await userEvent.click(within(sweater as HTMLElement).getByRole('button', { name: 'One more' }));
  await goToCheckout();
  await waitFor(() => expect(onCheckout).toHaveBeenCalledExactlyOnceWith({ isGuest: false }));
  expect(asked('updateEntry')).toHaveLength(1);
});

test('a guest at checkout is told apart [AUT-09]', async () => {
  const { onCheckout } = show();
  await lines();
  await goToCheckout();
  await waitFor(() => expect(onCheckout).toHaveBeenCalledExactlyOnceWith({ isGuest: true }));
});

test('a bag that cannot be read says so, with a way to try again', async () => {
  show(fault('cartDetailsAnonymous', '5xx'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});
