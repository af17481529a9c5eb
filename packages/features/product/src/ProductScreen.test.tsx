import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import {
  fault,
  hintOf,
  mockFetch,
  refusal,
  Reply,
  type MockStart,
  type Overrides,
} from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { ToastProvider } from '@luxe/ui/toast';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { ProductScreen, type ProductScreenProps } from './ProductScreen.tsx';

beforeEach(() => {
  // jsdom knows no media queries: a wide window without a finger.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  localStorage.clear();
});

const { product } = samples;
const size = product.variantOptions.sizelink.find(({ isAvailable }) => isAvailable);

const twoSizes = {
  ...product,
  variantOptions: {
    ...product.variantOptions,
    sizelink: ['Mini', 'Medium'].flatMap((name) => (size ? [{ ...size, size: name }] : [])),
  },
};

async function show(
  overrides: Overrides = {},
  props: Partial<ProductScreenProps> = {},
  start: MockStart = {},
) {
  const { fetch, shop } = mockFetch(overrides, start);
  render(
    <ToastProvider>
      <ResourcesProvider client={createClient({ baseUrl: '/api', fetch })} hint={hintOf(start)}>
        <ProductScreen productId={product.productListingId} size={size?.size} {...props} />
      </ResourcesProvider>
    </ToastProvider>,
  );
  // The first of the file waits for all its modules.
  await screen.findByRole('heading', { level: 1, name: product.productName }, { timeout: 10_000 });
  return { shop };
}

it('promises the delivery of the offer that goes into the bag', async () => {
  const both = { deliveryModes: samples.pincodeData.deliveryModes };
  const asked: (string | undefined)[] = [];
  await show({
    pincodeData: ({ query }) => {
      asked.push(query['ussid']);
      const deliveryModes = both.deliveryModes.filter(({ code }) => code === 'home-delivery');
      return { ...samples.pincodeData, deliveryModes: query['ussid'] ? deliveryModes : both.deliveryModes };
    },
  });
  expect(await screen.findByText(/^Standard by /)).toBeDefined();
  expect(screen.queryByText(/^Express/)).toBeNull();
  expect(asked).toEqual([size?.ussid]);
});

describe('a product says [PDP-03]', () => {
  const rupees = (value: number) => ({
    ...product.mrpPrice,
    value,
    doubleValue: value,
    formattedValue: `₹${value.toLocaleString('en-IN')}`,
  });
  const priced = (price: number, mrp: number) => ({
    productDetails: {
      ...product,
      winningSellerPrice: rupees(price),
      mrpPrice: rupees(mrp),
      variantOptions: {
        ...product.variantOptions,
        sizelink: product.variantOptions.sizelink.map((one) => ({
          ...one,
          price: rupees(price),
          mrp: rupees(mrp),
        })),
      },
    },
  });

  it('its price, what it cost and how much less that is', async () => {
    await show(priced(75_000, 1_00_000));
    for (const words of ['₹75,000', '₹1,00,000', '25% off'])
      expect(screen.getAllByText(words, { exact: false }).length).toBeGreaterThan(0);
  });

  it('no discount where there is none', async () => {
    await show(priced(75_000, 75_000));
    expect(screen.queryByText(/% off$/)).toBeNull();
  });

  const flags = {
    isProductNew: 'N',
    isOnlineExclusive: 'N',
    readyToShip: 'N',
    isOfferExisting: 'N',
  } as const;
  const all = { isProductNew: 'Y', isOnlineExclusive: 'Y', readyToShip: 'Y', isOfferExisting: 'Y' } as const;
  test.each([
    ['New', all],
    ['Exclusive', { ...all, isProductNew: 'N' }],
    ['Ready to Ship', { ...flags, readyToShip: 'Y', isOfferExisting: 'Y' }],
    ['On offer', { ...flags, isOfferExisting: 'Y' }],
    [undefined, flags],
  ] as const)('one tag: %s', async (tag, given) => {
    await show({ productDetails: { ...product, ...given } });
    const tags = ['New', 'Exclusive', 'Ready to Ship', 'On offer'];
    expect(tags.filter((one) => screen.queryByText(one))).toEqual(tag ? [tag] : []);
  });

  it('whose it is, with the way to all of theirs, and who sells it', async () => {
    await show();
    expect(screen.getByRole('link', { name: product.brandName }).getAttribute('href')).toBe(product.brandURL);
    expect(screen.getByText(/^Sold by /)).toBeTruthy();
  });

  test.each(['Replacement Only', 'Not Returnable', '7 Day Return'])(
    'how it goes back: %s',
    async (returnPolicy) => {
      await show({ productDetails: { ...product, returnPolicy } });
      expect(screen.getAllByText(returnPolicy).length).toBeGreaterThan(0);
    },
  );

  it('what is offered with it: the way to each, and the plans without interest [PDP-03] [CHK-06]', async () => {
    await show();
    expect(await screen.findByText('Offers (3)')).toBeTruthy();
    expect(screen.getByText(/^Enter WINTER5000 in your bag\./)).toBeTruthy();
    expect(screen.getByText(/^Choose HDFC10 at checkout\./)).toBeTruthy();
    expect(screen.getByText(/No-cost EMI from ₹27,223 a month\./)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'See plans' }));
    const plans = await screen.findByRole('dialog', { name: 'No-cost EMI' });
    expect(within(plans).getByText('HDFC Bank, 6 months')).toBeTruthy();
    expect(within(plans).getByText('₹40,834 a month')).toBeTruthy();
  });

  it('nothing of offers where there are none, or they cannot be told', async () => {
    await show({ productOffers: { noCostEmi: [], offers: [] } });
    expect(screen.queryByText(/^Offers/)).toBeNull();
    expect(screen.queryByText(/No-cost EMI/)).toBeNull();
  });
});

describe('a film among the pictures [PDP-02]', () => {
  const { galleryImagesList } = samples.productFilmed;
  const films = { productDetails: { ...product, galleryImagesList } };
  const name = 'The lock, turned, from far to near';

  beforeEach(() => {
    // jsdom plays nothing.
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  });

  it('is a still, and a film by its thumbnail; nothing plays by itself', async () => {
    await show(films);
    // A wide window has all in sight and shows no thumbnails.
    expect(screen.getByLabelText(`Picture 4 of 4, a film: ${name}`)).toBeTruthy();
    expect(screen.getByRole('link', { name: `${name} Play the film` }).getAttribute('href')).toBe(
      '/media/watch-emerald.webm',
    );
    expect(document.querySelector('video')).toBeNull();
  });

  it('plays on a press, without sound and with its controls', async () => {
    await show(films);
    await userEvent.click(screen.getByRole('link', { name: `${name} Play the film` }));
    const player = await screen.findByRole('group', { name });
    expect(player.querySelector('video')?.muted).toBe(true);
    expect(HTMLMediaElement.prototype.play).toHaveBeenCalledOnce();
    for (const control of ['Play', 'Sound', 'Full screen'])
      expect(within(player).getByRole('button', { name: control })).toBeTruthy();
  });

  it('is left out where pictures come nearer', async () => {
    // jsdom opens no dialogs.
    HTMLDialogElement.prototype.showModal = vi.fn();
    HTMLDialogElement.prototype.close = vi.fn();
    await show(films);
    await userEvent.click(screen.getByRole('link', { name: /Picture 3 of 4\. Zoom$/ }));
    expect(await screen.findByText('Picture 3 of 3, 100%')).toBeTruthy();
  });
});

describe('from the product [PDP-05]', () => {
  const add = async () =>
    userEvent.click(screen.getAllByRole('button', { name: 'Add to bag' })[0] as HTMLElement);

  it('a piece goes into the bag', async () => {
    const onAdded = vi.fn(async () => false);
    const { shop } = await show({}, { onAdded });
    await add();
    expect(await screen.findByText('Added to your bag')).toBeTruthy();
    expect(onAdded).toHaveBeenCalledOnce();
    expect(shop.log.find(({ name }) => name === 'addToBag')?.asked.query).toMatchObject({
      productCode: product.productListingId,
      USSID: size?.ussid,
    });
  });

  it('no toast says what is shown in place', async () => {
    const onAdded = vi.fn(async () => true);
    await show({}, { onAdded });
    await add();
    await vi.waitFor(() => expect(onAdded).toHaveBeenCalledOnce());
    expect(screen.queryByText('Added to your bag')).toBeNull();
  });

  it('a failure is an error with what the store said, and changes nothing', async () => {
    const onAdded = vi.fn();
    const sorry = new Reply(409, {
      status: 'FAILURE',
      errorCode: 'B9301',
      errors: [{ type: 'error', message: 'The last piece has just gone.' }],
    });
    await show({ addToBag: sorry }, { onAdded });
    await add();
    const toast = await screen.findByText('The last piece has just gone.');
    expect(
      within(screen.getByRole('region', { name: 'Notifications' })).getByText(toast.textContent),
    ).toBeTruthy();
    expect(onAdded).not.toHaveBeenCalled();
    expect(screen.queryByText('Added to your bag')).toBeNull();
  });

  it('the heart stands where it is given', async () => {
    await show({}, { heart: <button type="button">Add to wishlist</button> });
    expect(screen.getByRole('button', { name: 'Add to wishlist' })).toBeTruthy();
  });
});

describe('bought at once [PDP-05] [BAG-08]', () => {
  const customer = { loginType: 'customer' } as const;
  const ways = () => ({ onReady: vi.fn(), onLoginNeeded: vi.fn<(then: () => void) => void>() });
  const buttons = () => screen.getAllByRole('button', { name: 'Buy now' });
  const press = () => userEvent.click(buttons()[0] as HTMLElement);
  const named = (shop: Awaited<ReturnType<typeof show>>['shop']) =>
    shop.log.filter(({ name }) => name === 'mergeBuyNowCart' || name === 'addToBag');

  it('a piece is kept, merged into a cart of its own, and leads on; the bag is not touched', async () => {
    const buyNow = ways();
    const { shop } = await show({}, { buyNow }, customer);
    await press();
    await vi.waitFor(() => expect(buyNow.onReady).toHaveBeenCalledOnce());
    expect(JSON.parse(localStorage.getItem('buyNowTempProduct') ?? '')).toEqual({
      productCode: product.productListingId,
      ussid: size?.ussid,
      quantity: 1,
    });
    expect(named(shop).map(({ name }) => name)).toEqual(['mergeBuyNowCart']);
    expect(named(shop)[0]?.asked.query).toMatchObject({
      cartGuid: 'current',
      isMDE: 'true',
      productCode: product.productListingId,
      USSID: size?.ussid,
      quantity: '1',
    });
    expect(buyNow.onLoginNeeded).not.toHaveBeenCalled();
  });

  it('a press while one is under way is none', async () => {
    const { shop } = await show(fault('mergeBuyNowCart', 'timeout'), { buyNow: ways() }, customer);
    await userEvent.dblClick(buttons()[0] as HTMLElement);
    await vi.waitFor(() => expect(named(shop)).toHaveLength(1));
    await userEvent.click(screen.getAllByRole('button', { name: /One moment/ })[0] as HTMLElement);
    await userEvent.click(screen.getAllByRole('button', { name: 'Add to bag' })[0] as HTMLElement);
    expect(named(shop)).toHaveLength(1);
  });

  it('a guest logs in first, and goes on after', async () => {
    const buyNow = ways();
    const { shop } = await show({ mergeBuyNowCart: samples.mergeBuyNowCart }, { buyNow });
    await press();
    await vi.waitFor(() => expect(buyNow.onLoginNeeded).toHaveBeenCalledOnce());
    expect(named(shop)).toEqual([]);
    expect(localStorage.getItem('buyNowTempProduct')).toContain(product.productListingId);
    buyNow.onLoginNeeded.mock.calls[0]?.[0]();
    await vi.waitFor(() => expect(buyNow.onReady).toHaveBeenCalledOnce());
    expect(named(shop)).toHaveLength(1);
  });

  it('a failure is an error with what the store said, and changes nothing', async () => {
    const buyNow = ways();
    const gone = refusal(409, 'B9301', 'The last piece has just gone.');
    await show({ mergeBuyNowCart: gone }, { buyNow }, customer);
    await press();
    const toast = await screen.findByText('The last piece has just gone.');
    expect(
      within(screen.getByRole('region', { name: 'Notifications' })).getByText(toast.textContent),
    ).toBeTruthy();
    expect(buyNow.onReady).not.toHaveBeenCalled();
    expect(buttons()[0]?.getAttribute('aria-busy')).toBeNull();
  });

  it('a missing size is asked for beside the choice', async () => {
    const buyNow = ways();
    const { shop } = await show({ productDetails: twoSizes }, { buyNow, size: undefined }, customer);
    await press();
    expect((await screen.findAllByText('Choose a size first.')).length).toBeGreaterThan(0);
    expect(named(shop)).toEqual([]);
  });

  it('what is sold out has no such button, nor has a shop that does not offer it', async () => {
    await show({ productDetails: samples.productSoldOut }, { buyNow: ways() }, customer);
    expect(screen.queryByRole('button', { name: 'Buy now' })).toBeNull();
  });
});
