import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { askAboutHref } from '@luxe/contract/tara-paths';
import {
  fault,
  hintOf,
  mockFetch,
  errorReply,
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
  // jsdom has no matchMedia. The stub matches no media query, as in a wide window without touch.
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
  // The first test of this file also waits until all modules have loaded, so the timeout is long.
  await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 });
  return { shop };
}

it('shows the delivery promise of the offer that goes into the bag', async () => {
  const both = { deliveryModes: samples.pincodeData.deliveryModes };
  const requestedUssids: (string | undefined)[] = [];
  await show({
    pincodeData: ({ query }) => {
      requestedUssids.push(query['ussid']);
      const deliveryModes = both.deliveryModes.filter(({ code }) => code === 'home-delivery');
      return { ...samples.pincodeData, deliveryModes: query['ussid'] ? deliveryModes : both.deliveryModes };
    },
  });
  expect(await screen.findByText(/^Standard by /)).toBeDefined();
  expect(screen.queryByText(/^Express/)).toBeNull();
  expect(requestedUssids).toEqual([size?.ussid]);
});

describe('the product page [PDP-03]', () => {
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
        sizelink: product.variantOptions.sizelink.map((option) => ({
          ...option,
          price: rupees(price),
          mrp: rupees(mrp),
        })),
      },
    },
  });

  it('shows the price, the MRP and the discount', async () => {
    await show(priced(75_000, 1_00_000));
    for (const text of ['₹75,000', '₹1,00,000', '25% off'])
      expect(screen.getAllByText(text, { exact: false }).length).toBeGreaterThan(0);
  });

  it('shows no discount when the price equals the MRP', async () => {
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
  ] as const)('shows at most one tag, that with the highest priority: %s', async (tag, productFlags) => {
    await show({ productDetails: { ...product, ...productFlags } });
    const tags = ['New', 'Exclusive', 'Ready to Ship', 'On offer'];
    expect(tags.filter((name) => screen.queryByText(name))).toEqual(tag ? [tag] : []);
  });

  it('links to the brand and names the seller', async () => {
    await show();
    expect(screen.getByRole('link', { name: product.brandName }).getAttribute('href')).toBe(product.brandURL);
    expect(screen.getByText(/^Sold by /)).toBeTruthy();
  });

  test.each(['Replacement Only', 'Not Returnable', '7 Day Return'])(
    'shows the return policy of the product: %s',
    async (returnPolicy) => {
      await show({ productDetails: { ...product, returnPolicy } });
      expect(screen.getAllByText(returnPolicy).length).toBeGreaterThan(0);
    },
  );

  it('lists the offers with instructions and opens the no-cost EMI plans [PDP-03] [CHK-06]', async () => {
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

  it('shows no offers when there are none', async () => {
    await show({ productOffers: { noCostEmi: [], offers: [] } });
    expect(screen.queryByText(/^Offers/)).toBeNull();
    expect(screen.queryByText(/No-cost EMI/)).toBeNull();
  });
});

describe('a film in the gallery [PDP-02]', () => {
  const { galleryImagesList } = samples.productFilmed;
  const films = { productDetails: { ...product, galleryImagesList } };
  const name = 'The lock, turned, from far to near';

  beforeEach(() => {
    // jsdom does not implement play().
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  });

  it('shows a still and does not play by itself', async () => {
    await show(films);
    // The thumbnail is in the markup, although CSS hides it in a wide window.
    expect(screen.getByLabelText(`Picture 4 of 4, a film: ${name}`)).toBeTruthy();
    const still = await screen.findByRole('link', { name: `${name} Play the film` });
    expect(still.getAttribute('href')).toBe('/media/watch-emerald.webm');
    expect(document.querySelector('video')).toBeNull();
  });

  it('plays muted and with controls when pressed', async () => {
    await show(films);
    await userEvent.click(await screen.findByRole('link', { name: `${name} Play the film` }));
    const player = await screen.findByRole('group', { name });
    expect(player.querySelector('video')?.muted).toBe(true);
    expect(HTMLMediaElement.prototype.play).toHaveBeenCalledOnce();
    for (const control of ['Play', 'Sound', 'Full screen'])
      expect(within(player).getByRole('button', { name: control })).toBeTruthy();
  });

  it('is left out of the zoom layer', async () => {
    // jsdom does not implement dialogs.
    HTMLDialogElement.prototype.showModal = vi.fn();
    HTMLDialogElement.prototype.close = vi.fn();
    await show(films);
    await userEvent.click(screen.getByRole('link', { name: /Picture 3 of 4\. Zoom$/ }));
    expect(await screen.findByText('Picture 3 of 3, 100%')).toBeTruthy();
  });
});

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

describe('a garment [PDP-12]', () => {
  const garment = { productDetails: samples.productGarment };
  const drawing = (size: string) =>
    screen.findByRole('img', { name: new RegExp(`^Kurta laid flat, size ${size}:`) });
  const openFinder = async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Find my size' }));
    return within(await screen.findByRole('dialog', { name: 'Find my size' }, { timeout: 10_000 }));
  };

  it('is drawn in the selected size, whose column is marked', async () => {
    await show(garment, { size: 'S' });
    expect(await drawing('S')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'L' }));
    expect(await drawing('L')).toBeTruthy();
    const marked = screen.getAllByRole('columnheader').filter((one) => one.hasAttribute('aria-current'));
    expect(marked.map((one) => one.textContent)).toEqual(['L']);
  });

  it('is drawn in its middle size until a size is selected', async () => {
    await show(garment, { size: undefined });
    expect(await drawing('M')).toBeTruthy();
  });

  it('selects the size that "Find my size" finds', async () => {
    const onSizeChange = vi.fn();
    await show(garment, { size: undefined, onSizeChange });
    const finder = await openFinder();
    await userEvent.type(finder.getByRole('textbox', { name: 'Your chest' }), '97 cm');
    await userEvent.click(finder.getByRole('button', { name: 'Show my size' }));
    expect(await finder.findByText('Its chest is 112 cm: 15 cm more than yours.')).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('Your size is M');
    await userEvent.click(finder.getByRole('button', { name: 'Choose M' }));
    expect(onSizeChange).toHaveBeenCalledWith('M');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('compares a garment that the shopper owns, and offers no sold-out size', async () => {
    await show(garment, { size: undefined });
    const finder = await openFinder();
    await userEvent.click(finder.getByRole('radio', { name: 'The measures of a kurta I own' }));
    await userEvent.type(finder.getByRole('textbox', { name: 'Its chest' }), '124');
    await userEvent.click(finder.getByRole('button', { name: 'Show my size' }));
    expect(await finder.findByText('Your size is XL')).toBeTruthy();
    expect(finder.getByText(/XL is out of stock in this colour\./)).toBeTruthy();
    expect(finder.queryByRole('button', { name: 'Choose XL' })).toBeNull();
  });

  it('moves the focus to the answer that no size fits', async () => {
    await show(garment, { size: undefined });
    const finder = await openFinder();
    await userEvent.type(finder.getByRole('textbox', { name: 'Your chest' }), '150');
    await userEvent.click(finder.getByRole('button', { name: 'Show my size' }));
    expect(await finder.findByText('No size fits this measure')).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('No size fits this measure');
  });

  it('shows its cloth close up, if it has a picture of a detail', async () => {
    await show(garment, { size: 'M' });
    expect(await screen.findByRole('img', { name: /^Close-up of the cloth: .+ placket$/ })).toBeTruthy();
  });

  it('shows no other picture as its cloth', async () => {
    const galleryImagesList = samples.productGarment.galleryImagesList.map((picture) => ({
      ...picture,
      view: undefined,
    }));
    await show({ productDetails: { ...samples.productGarment, galleryImagesList } }, { size: 'M' });
    await screen.findByRole('heading', { name: 'Fabric and care' });
    expect(screen.queryByRole('img', { name: /^Close-up/ })).toBeNull();
  });

  it('that has been discontinued has no "Find my size"', async () => {
    await show({ productDetails: { ...samples.productGarment, isDiscontinued: true, isOutOfStock: true } });
    await drawing('M');
    expect(screen.queryByRole('link', { name: 'Find my size' })).toBeNull();
  });
});

it('leads to Tara with the name and the id of the product', async () => {
  await show();
  const name = `${product.brandName} ${product.productName}`;
  const link = await screen.findByRole('link', { name: 'Ask Tara about it' });
  expect(link.getAttribute('href')).toBe(askAboutHref(name, product.productListingId));
});
