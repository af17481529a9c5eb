import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { fault, mockFetch, errorReply, type MockStart, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { ToastProvider } from '@luxe/ui/toast';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { WishlistScreen } from './WishlistScreen.tsx';

const clock = { now: () => 0, sleep: () => Promise.resolve() };
const { wishlistProduct, wishlistProductPriceDropped, wishlistProductSoldOut } = samples;

function show(overrides: Overrides = {}, start: MockStart = {}) {
  const { fetch, shop } = mockFetch(overrides, { loginType: 'customer', ...start });
  render(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch, clock })} hint="s1c1">
      <ToastProvider>
        <WishlistScreen />
      </ToastProvider>
    </ResourcesProvider>,
  );
  return (name: string) => shop.log.filter((entry) => entry.name === name).map(({ request }) => request);
}
const list = () => screen.findByRole('list', { name: 'Saved items' });
const rows = async () => within(await list()).getAllByRole('listitem');

test('requests the complete wishlist and shows it [ACC-18]', async () => {
  const callsTo = show();
  expect(await rows()).toHaveLength(5);
  expect(callsTo('getAllWishlist')).toContainEqual(
    expect.objectContaining({ query: expect.objectContaining({ isWishlistPageLoad: 'true' }) }),
  );
  expect(screen.getByText('5 items')).toBeDefined();
});

test('a removed item disappears at once, and Undo restores the item at its position [ACC-04]', async () => {
  const callsTo = show();
  const before = (await rows()).map((row) => row.textContent);
  const [, product] = samples.getAllWishlist.wishList[0]?.products ?? [];
  if (!product) throw new Error('the sample is too short');
  await userEvent.click(
    screen.getByRole('button', { name: `Remove ${product.productBrand} ${product.productName}` }),
  );
  expect(await rows()).toHaveLength(4);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await waitFor(() =>
    expect(callsTo('removeProductFromWishlist')[0]?.body).toMatchObject({ productCode: product.productcode }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  // The item is at its position at once, and still there after the wishlist has been read again.
  expect((await rows()).map((row) => row.textContent)).toEqual(before);
  const pageReads = () =>
    callsTo('getAllWishlist').filter(({ query }) => query.isWishlistPageLoad === 'true').length;
  await waitFor(() => expect(pageReads()).toBe(3));
  expect((await rows()).map((row) => row.textContent)).toEqual(before);
  expect(callsTo('addProductInWishlist')[0]?.body).toMatchObject({
    productCode: product.productcode,
    ussid: product.USSID,
    addedDate: product.addedDate,
    addedPrice: String(product.addedPrice.doubleValue),
  });
});

test('an item that moves to the bag leaves the wishlist [ACC-04]', async () => {
  const callsTo = show();
  await rows();
  await userEvent.click(
    screen.getByRole('button', {
      name: `Move to bag: ${wishlistProduct.productBrand} ${wishlistProduct.productName}`,
    }),
  );
  await waitFor(async () => expect(await rows()).toHaveLength(4));
  expect(callsTo('addToBag')[0]?.query).toMatchObject({
    productCode: wishlistProduct.productcode,
    USSID: wishlistProduct.USSID,
  });
  expect(screen.getByRole('link', { name: 'Go to bag' }).getAttribute('href')).toBe('/cart');
});

test('Move to bag first asks for a missing size, then moves the selected size to the bag', async () => {
  const callsTo = show({}, { wishlistProducts: [wishlistProductPriceDropped] });
  const button = await screen.findByRole('button', { name: /^Move to bag/ });
  await userEvent.click(button);
  expect(await screen.findByText('Choose a size first.')).toBeDefined();
  const size = screen.getByRole('combobox', { name: 'Size' });
  expect(document.activeElement).toBe(size);
  const [first] = wishlistProductPriceDropped.sizes;
  await userEvent.selectOptions(size, first?.size ?? '');
  expect(screen.queryByText('Choose a size first.')).toBeNull();
  await userEvent.click(button);
  await screen.findByText(/Nothing saved yet/);
  expect(callsTo('addToBag')[0]?.query).toMatchObject({ USSID: first?.USSID });
});

test('an item that the bag rejects stays in the wishlist, and the reason is shown', async () => {
  const callsTo = show(
    { addToBag: errorReply(409, 'B9301', 'Carnet tote is sold out.') },
    { wishlistProducts: [wishlistProduct] },
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Move to bag/ }));
  expect(await screen.findByText('Carnet tote is sold out.')).toBeDefined();
  expect(await rows()).toHaveLength(1);
  expect(callsTo('removeProductFromWishlist')).toEqual([]);
});

test('an item that cannot be removed comes back, and the reason is shown', async () => {
  show(
    { removeProductFromWishlist: errorReply(400, 'X', 'Not now.') },
    { wishlistProducts: [wishlistProduct] },
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Remove/ }));
  expect(await screen.findByText('Not now.')).toBeDefined();
  expect(await rows()).toHaveLength(1);
});

test('a sold-out item is marked and cannot be moved to the bag', async () => {
  show({}, { wishlistProducts: [wishlistProductSoldOut] });
  expect(await screen.findByText(/^Sold out\./)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Move to bag/ })).toBeNull();
});

test('a wishlist that does not exist yet shows the empty state', async () => {
  show({}, { wishlistProducts: null });
  expect(await screen.findByText(/Nothing saved yet/)).toBeDefined();
});

test('a wishlist that cannot be read shows a retry button', async () => {
  show(fault('getAllWishlist', '5xx'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});
