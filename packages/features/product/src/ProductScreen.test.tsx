import { samples } from '@luxe/contract/samples';
import { askAboutHref } from '@luxe/contract/tara-paths';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { product, show, size } from './testing.tsx';

beforeEach(() => {
  // jsdom has no matchMedia. The stub matches no media query, as in a wide window without touch.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  localStorage.clear();
});

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

it('leads to Tara with the name and the id of the product', async () => {
  await show();
  const name = `${product.brandName} ${product.productName}`;
  const link = await screen.findByRole('link', { name: 'Ask Tara about it' });
  expect(link.getAttribute('href')).toBe(askAboutHref(name, product.productListingId));
});
