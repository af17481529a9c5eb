import { samples } from '@luxe/contract/samples';
import { fault, errorReply, Reply } from '@luxe/contract/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { product, show, size } from './testing.tsx';

beforeEach(() => {
  // jsdom has no matchMedia. The stub matches no media query, as in a wide window without touch.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  localStorage.clear();
});

const twoSizes = {
  ...product,
  variantOptions: {
    ...product.variantOptions,
    sizelink: ['Mini', 'Medium'].flatMap((name) => (size ? [{ ...size, size: name }] : [])),
  },
};

describe('the purchase area [PDP-05]', () => {
  const add = async () =>
    userEvent.click(screen.getAllByRole('button', { name: 'Add to bag' })[0] as HTMLElement);

  it('adds the selected size to the bag and confirms it in a toast', async () => {
    const onAdded = vi.fn(async () => false);
    const { shop } = await show({}, { onAdded });
    await add();
    expect(await screen.findByText('Added to your bag')).toBeTruthy();
    expect(onAdded).toHaveBeenCalledOnce();
    expect(shop.log.find(({ name }) => name === 'addToBag')?.request.query).toMatchObject({
      productCode: product.productListingId,
      USSID: size?.ussid,
    });
  });

  it('shows no toast when onAdded has already shown the added item', async () => {
    const onAdded = vi.fn(async () => true);
    await show({}, { onAdded });
    await add();
    await vi.waitFor(() => expect(onAdded).toHaveBeenCalledOnce());
    expect(screen.queryByText('Added to your bag')).toBeNull();
  });

  it("shows the store's message in a toast when adding fails, and does not call onAdded", async () => {
    const onAdded = vi.fn();
    const rejection = new Reply(409, {
      status: 'FAILURE',
      errorCode: 'B9301',
      errors: [{ type: 'error', message: 'The last one has just been sold.' }],
    });
    await show({ addToBag: rejection }, { onAdded });
    await add();
    const toast = await screen.findByText('The last one has just been sold.');
    expect(
      within(screen.getByRole('region', { name: 'Notifications' })).getByText(toast.textContent),
    ).toBeTruthy();
    expect(onAdded).not.toHaveBeenCalled();
    expect(screen.queryByText('Added to your bag')).toBeNull();
  });

  it('renders the given wishlist button', async () => {
    await show({}, { wishlistButton: <button type="button">Add to wishlist</button> });
    expect(screen.getByRole('button', { name: 'Add to wishlist' })).toBeTruthy();
  });
});

describe('buy now [PDP-05] [BAG-08]', () => {
  const customer = { loginType: 'customer' } as const;
  const buyNowCallbacks = () => ({ onReady: vi.fn(), onLoginNeeded: vi.fn<(then: () => void) => void>() });
  const buttons = () => screen.getAllByRole('button', { name: 'Buy now' });
  const press = () => userEvent.click(buttons()[0] as HTMLElement);
  const purchaseCalls = (shop: Awaited<ReturnType<typeof show>>['shop']) =>
    shop.log.filter(({ name }) => name === 'mergeBuyNowCart' || name === 'addToBag');

  it('stores the item, puts it into the buy-now cart and calls onReady; the bag stays the same', async () => {
    const buyNow = buyNowCallbacks();
    const { shop } = await show({}, { buyNow }, customer);
    await press();
    await vi.waitFor(() => expect(buyNow.onReady).toHaveBeenCalledOnce());
    expect(JSON.parse(localStorage.getItem('buyNowTempProduct') ?? '')).toEqual({
      productCode: product.productListingId,
      ussid: size?.ussid,
      quantity: 1,
    });
    expect(purchaseCalls(shop).map(({ name }) => name)).toEqual(['mergeBuyNowCart']);
    expect(purchaseCalls(shop)[0]?.request.query).toMatchObject({
      cartGuid: 'current',
      isMDE: 'true',
      productCode: product.productListingId,
      USSID: size?.ussid,
      quantity: '1',
    });
    expect(buyNow.onLoginNeeded).not.toHaveBeenCalled();
  });

  it('ignores presses while a purchase is pending', async () => {
    const { shop } = await show(fault('mergeBuyNowCart', 'timeout'), { buyNow: buyNowCallbacks() }, customer);
    await userEvent.dblClick(buttons()[0] as HTMLElement);
    await vi.waitFor(() => expect(purchaseCalls(shop)).toHaveLength(1));
    await userEvent.click(screen.getAllByRole('button', { name: /One moment/ })[0] as HTMLElement);
    await userEvent.click(screen.getAllByRole('button', { name: 'Add to bag' })[0] as HTMLElement);
    expect(purchaseCalls(shop)).toHaveLength(1);
  });

  it('asks a guest to log in first, then continues', async () => {
    const buyNow = buyNowCallbacks();
    const { shop } = await show({ mergeBuyNowCart: samples.mergeBuyNowCart }, { buyNow });
    await press();
    await vi.waitFor(() => expect(buyNow.onLoginNeeded).toHaveBeenCalledOnce());
    expect(purchaseCalls(shop)).toEqual([]);
    expect(localStorage.getItem('buyNowTempProduct')).toContain(product.productListingId);
    buyNow.onLoginNeeded.mock.calls[0]?.[0]();
    await vi.waitFor(() => expect(buyNow.onReady).toHaveBeenCalledOnce());
    expect(purchaseCalls(shop)).toHaveLength(1);
  });

  it("shows the store's message in a toast when the request fails, and does not call onReady", async () => {
    const buyNow = buyNowCallbacks();
    const rejection = errorReply(409, 'B9301', 'The last one has just been sold.');
    await show({ mergeBuyNowCart: rejection }, { buyNow }, customer);
    await press();
    const toast = await screen.findByText('The last one has just been sold.');
    expect(
      within(screen.getByRole('region', { name: 'Notifications' })).getByText(toast.textContent),
    ).toBeTruthy();
    expect(buyNow.onReady).not.toHaveBeenCalled();
    expect(buttons()[0]?.getAttribute('aria-busy')).toBeNull();
  });

  it('asks for a missing size beside the size picker', async () => {
    const buyNow = buyNowCallbacks();
    const { shop } = await show({ productDetails: twoSizes }, { buyNow, size: undefined }, customer);
    await press();
    expect((await screen.findAllByText('Choose a size first.')).length).toBeGreaterThan(0);
    expect(purchaseCalls(shop)).toEqual([]);
  });

  it('has no "Buy now" button for a sold-out product', async () => {
    await show({ productDetails: samples.productSoldOut }, { buyNow: buyNowCallbacks() }, customer);
    expect(screen.queryByRole('button', { name: 'Buy now' })).toBeNull();
  });
});
