import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { mockFetch, Reply, type Overrides } from '@luxe/contract/testing';
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

async function show(overrides: Overrides = {}, props: Partial<ProductScreenProps> = {}) {
  const { fetch, shop } = mockFetch(overrides, {});
  render(
    <ToastProvider>
      <ResourcesProvider client={createClient({ baseUrl: '/api', fetch })} hint="s0c1">
        <ProductScreen productId={product.productListingId} size={size?.size} {...props} />
      </ResourcesProvider>
    </ToastProvider>,
  );
  // The first of the file waits for all its modules.
  await screen.findByRole('heading', { level: 1, name: product.productName }, { timeout: 10_000 });
  return { shop };
}

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
    expect(screen.queryByText(/% off/)).toBeNull();
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

  it('what is offered with it, where something is', async () => {
    await show({}, { offers: <p>Ten per cent with a card of the house.</p> });
    expect(screen.getByText('Ten per cent with a card of the house.')).toBeTruthy();
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
    const onAdded = vi.fn();
    const { shop } = await show({}, { onAdded });
    await add();
    await vi.waitFor(() => expect(onAdded).toHaveBeenCalledOnce());
    expect(shop.log.find(({ name }) => name === 'addToBag')?.asked.query).toMatchObject({
      productCode: product.productListingId,
      USSID: size?.ussid,
    });
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

  it('what buys at once gets the size that was chosen; the heart stands where it is given', async () => {
    await show(
      {},
      { buyNow: ({ ussid }) => <p>buys {ussid}</p>, heart: <button type="button">Add to wishlist</button> },
    );
    expect(screen.getAllByText(`buys ${size?.ussid}`).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Add to wishlist' })).toBeTruthy();
  });
});
