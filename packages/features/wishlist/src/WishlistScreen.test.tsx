import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { fault, mockFetch, refusal, type MockStart, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { ToastProvider } from '@luxe/ui/toast';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { WishlistScreen } from './WishlistScreen.tsx';

const clock = { now: () => 0, sleep: () => Promise.resolve() };
const { wish, wishCheaper, wishSoldOut } = samples;

function show(overrides: Overrides = {}, start: MockStart = {}) {
  const { fetch, shop } = mockFetch(overrides, { loginType: 'customer', ...start });
  render(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch, clock })} hint="s1c1">
      <ToastProvider>
        <WishlistScreen />
      </ToastProvider>
    </ResourcesProvider>,
  );
  return (name: string) => shop.log.filter((entry) => entry.name === name).map(({ asked }) => asked);
}
const list = () => screen.findByRole('list', { name: 'What you have saved' });
const rows = async () => within(await list()).getAllByRole('listitem');

test('asks for the whole list and shows it [ACC-18]', async () => {
  const asked = show();
  expect(await rows()).toHaveLength(5);
  expect(asked('getAllWishlist')).toContainEqual(
    expect.objectContaining({ query: expect.objectContaining({ isWishlistPageLoad: 'true' }) }),
  );
  expect(screen.getByText('5 pieces')).toBeDefined();
});

test('taken out it is gone at once, and comes back as it was, where it was [ACC-04]', async () => {
  const asked = show();
  const before = (await rows()).map((row) => row.textContent);
  const [, wish] = samples.getAllWishlist.wishList[0]?.products ?? [];
  if (!wish) throw new Error('the sample is too short');
  await userEvent.click(
    screen.getByRole('button', { name: `Remove ${wish.productBrand} ${wish.productName}` }),
  );
  expect(await rows()).toHaveLength(4);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await waitFor(() =>
    expect(asked('removeProductFromWishlist')[0]?.body).toMatchObject({ productCode: wish.productcode }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  // In its place at once, and when the store has been asked again.
  expect((await rows()).map((row) => row.textContent)).toEqual(before);
  const pageReads = () =>
    asked('getAllWishlist').filter(({ query }) => query.isWishlistPageLoad === 'true').length;
  await waitFor(() => expect(pageReads()).toBe(3));
  expect((await rows()).map((row) => row.textContent)).toEqual(before);
  expect(asked('addProductInWishlist')[0]?.body).toMatchObject({
    productCode: wish.productcode,
    ussid: wish.USSID,
    addedDate: wish.addedDate,
    addedPrice: String(wish.addedPrice.doubleValue),
  });
});

test('moved to the bag it leaves the list [ACC-04]', async () => {
  const asked = show();
  await rows();
  await userEvent.click(
    screen.getByRole('button', { name: `Move to bag: ${wish.productBrand} ${wish.productName}` }),
  );
  await waitFor(async () => expect(await rows()).toHaveLength(4));
  expect(asked('addToBag')[0]?.query).toMatchObject({ productCode: wish.productcode, USSID: wish.USSID });
  expect(screen.getByRole('link', { name: 'See the bag' }).getAttribute('href')).toBe('/cart');
});

test('a size that is missing is asked for beside its choice, and goes along', async () => {
  const asked = show({}, { wishes: [wishCheaper] });
  const button = await screen.findByRole('button', { name: /^Move to bag/ });
  await userEvent.click(button);
  expect(await screen.findByText('Choose a size first.')).toBeDefined();
  const size = screen.getByRole('combobox', { name: 'Size' });
  expect(document.activeElement).toBe(size);
  const [first] = wishCheaper.sizes;
  await userEvent.selectOptions(size, first?.size ?? '');
  expect(screen.queryByText('Choose a size first.')).toBeNull();
  await userEvent.click(button);
  await screen.findByText(/Nothing is saved yet/);
  expect(asked('addToBag')[0]?.query).toMatchObject({ USSID: first?.USSID });
});

test('what the bag refuses stays, and says why', async () => {
  const asked = show({ addToBag: refusal(409, 'B9301', 'Carnet tote is sold out.') }, { wishes: [wish] });
  await userEvent.click(await screen.findByRole('button', { name: /^Move to bag/ }));
  expect(await screen.findByText('Carnet tote is sold out.')).toBeDefined();
  expect(await rows()).toHaveLength(1);
  expect(asked('removeProductFromWishlist')).toEqual([]);
});

test('what cannot be taken out comes back, and says so', async () => {
  show({ removeProductFromWishlist: refusal(400, 'X', 'Not now.') }, { wishes: [wish] });
  await userEvent.click(await screen.findByRole('button', { name: /^Remove/ }));
  expect(await screen.findByText('Not now.')).toBeDefined();
  expect(await rows()).toHaveLength(1);
});

test('what is sold out says so and cannot be moved', async () => {
  show({}, { wishes: [wishSoldOut] });
  expect(await screen.findByText(/^Sold out\./)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Move to bag/ })).toBeNull();
});

test('nothing saved, and none made yet, is an empty list', async () => {
  show({}, { wishes: null });
  expect(await screen.findByText(/Nothing is saved yet/)).toBeDefined();
});

test('a list that cannot be read says so', async () => {
  show(fault('getAllWishlist', '5xx'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});
