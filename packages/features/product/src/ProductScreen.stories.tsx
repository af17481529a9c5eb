import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { fault, later, mockApi, refusal, type Overrides } from '@luxe/contract/testing';
import { withHearts } from '@luxe/patterns/testing';
import { ResourcesProvider } from '@luxe/resources';
import { IconButton } from '@luxe/ui/icon-button';
import { ToastProvider } from '@luxe/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ProductScreen } from './ProductScreen.tsx';

const { product } = samples;
const available = product.variantOptions.sizelink.find(({ isAvailable }) => isAvailable)?.size ?? '';
const answers = (overrides: Overrides) => ({ msw: { handlers: mockApi(overrides) } });
const filmed = samples.productFilmed.galleryImagesList;
const sized = {
  ...product,
  variantOptions: {
    ...product.variantOptions,
    sizelink: ['Mini', 'Medium', 'Large'].map((size, at) => ({
      ...product.variantOptions.sizelink[0]!,
      size,
      stockCount: [8, 2, 0][at] ?? 0,
      isAvailable: at < 2,
    })),
  },
};

const meta = {
  component: ProductScreen,
  parameters: { layout: 'fullscreen', ...answers({ productDetails: sized }) },
  args: { productId: product.productListingId, onAdded: fn(), onSizeChange: fn() },
  decorators: [
    withHearts(),
    (Story) => (
      <ToastProvider>
        <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c1">
          <Story />
        </ResourcesProvider>
      </ToastProvider>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ProductScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const add = async (canvasElement: HTMLElement) => {
  const [button] = await within(canvasElement).findAllByRole('button', { name: 'Add to bag' });
  await userEvent.click(button!);
};

/** As a shopper does by key; the focus goes back. The browser paints what is fixed to the foot of a grown window now and then only. */
const dismissToast = () => userEvent.keyboard('{F8}{Escape}');

export const Usual: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Medium' }));
    await expect(args.onSizeChange).toHaveBeenCalledWith('Medium');
    await canvas.findByText('2 left in Medium');
    await add(canvasElement);
    await expect(await screen.findByRole('link', { name: 'Go to bag' })).toHaveAttribute('href', '/cart');
    await expect(args.onAdded).toHaveBeenCalledOnce();
    await dismissToast();
  },
};
export const SizeMissing: Story = {
  play: async ({ canvasElement, args }) => {
    await add(canvasElement);
    await within(canvasElement).findByText('Choose a size first.');
    await waitFor(() => expect(within(canvasElement).getByRole('radio', { name: 'Mini' })).toHaveFocus());
    await expect(args.onAdded).not.toHaveBeenCalled();
  },
};
export const Refused: Story = {
  args: { size: 'Medium' },
  parameters: answers({
    productDetails: sized,
    addToBag: refusal(409, 'B9301', 'The last piece has just gone.'),
  }),
  play: async ({ canvasElement, args }) => {
    await add(canvasElement);
    await screen.findByText('The last piece has just gone.');
    await expect(args.onAdded).not.toHaveBeenCalled();
    await dismissToast();
  },
};
export const Phone: Story = { args: { size: 'Medium' }, globals: { viewport: { value: 'mobile' } } };
export const OneSize: Story = {
  args: { size: available },
  parameters: answers({ productDetails: product }),
  globals: { theme: 'light', viewport: { value: 'mobile' } },
};
export const SoldOut: Story = {
  parameters: answers({ productDetails: samples.productSoldOut }),
  play: async ({ canvasElement }) => {
    const [button] = await within(canvasElement).findAllByRole('button', { name: 'Add to bag' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};
export const OtherPincode: Story = {
  parameters: answers({
    productDetails: sized,
    pincodeData: ({ query }) =>
      query['pincode'] === '110001'
        ? samples.pincodeOfOffer
        : refusal(404, 'N4041', 'We do not know this pincode.'),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Change' }));
    const field = await canvas.findByRole('textbox', { name: 'Pincode' });
    await userEvent.type(field, '12');
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await canvas.findByText('A pincode is six digits and does not begin with 0.');
    await userEvent.type(field, '3456');
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await canvas.findByText('We do not know this pincode.');
  },
};
export const Plans: Story = {
  tags: ['dialog'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'See plans' }));
    await screen.findByRole('dialog', { name: 'No-cost EMI' });
  },
};
export const OffersOpen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Offers (3)'));
    await canvas.findByText(/^Enter WINTER5000/);
  },
};
export const NothingOffered: Story = {
  parameters: answers({ productDetails: sized, productOffers: { noCostEmi: [], offers: [] } }),
};
/** With all that can stand beside and below it: the slots, the sizes' guide, another seller. */
export const Complete: Story = {
  args: {
    size: 'Medium',
    heart: <IconButton icon="heart" label="Keep in wishlist" pressed={false} />,
    buyNow: { onReady: fn(), onLoginNeeded: fn() },
  },
  parameters: answers({
    productDetails: {
      ...sized,
      hasSizeGuide: true,
      otherSellersCount: 2,
      returnPolicy: 'Replacement Only',
      isProductNew: 'N',
      isOnlineExclusive: 'Y',
      isOfferExisting: 'Y',
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Exclusive');
    await expect(canvas.getByRole('link', { name: '2 other sellers' })).toHaveAttribute(
      'href',
      `/other-seller/${product.productListingId}?color=Oxblood`,
    );
  },
};
export const CompletePhone: Story = { ...Complete, globals: { viewport: { value: 'mobile' } } };
/** The size guide comes as it is opened, marks the chosen size, and gives the focus back. */
export const SizeGuide: Story = {
  tags: ['dialog'],
  args: { size: '37' },
  parameters: answers({
    productDetails: {
      ...sized,
      hasSizeGuide: true,
      variantOptions: {
        ...sized.variantOptions,
        sizelink: sized.variantOptions.sizelink.map((one, at) => ({ ...one, size: String(36 + at) })),
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const opener = await within(canvasElement).findByRole('button', { name: 'Size guide' });
    await userEvent.click(opener);
    const guide = await screen.findByRole('dialog', { name: 'Size guide' }, { timeout: 10_000 });
    const row = (await within(guide).findByRole('rowheader', { name: '37' })).closest('tr');
    await expect(row).toHaveAttribute('aria-current', 'true');
  },
};
export const SizeGuideFailed: Story = {
  tags: ['dialog'],
  parameters: {
    msw: {
      handlers: mockApi({ productDetails: { ...sized, hasSizeGuide: true }, ...fault('sizeGuide', '4xx') }),
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Size guide' }));
    const guide = await screen.findByRole('dialog', { name: 'Size guide' }, { timeout: 10_000 });
    await within(guide).findByRole('button', { name: 'Try again' });
  },
};
/** A browser that shares nothing itself copies the link. */
export const Shared: Story = {
  parameters: {
    pictures: {
      skip: 'At the foot of a page so tall the browser paints a toast now and then only; ui/toast pictures it.',
    },
  },
  play: async ({ canvasElement }) => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Share' }));
    await screen.findByText('Link copied');
    await expect(copied).toHaveBeenCalledWith(location.href);
  },
};
export const LongText: Story = {
  parameters: answers({
    productDetails: {
      ...sized,
      productName: samples.productCardLong.productname,
      brandName: samples.productCardLong.brandname,
      productDescription: `${product.productDescription} `.repeat(3),
    },
  }),
  globals: { viewport: { value: 'mobile' } },
};
/** The last of its pictures is a film: its thumbnail says so, a press plays it without sound, and the zoom layer leaves it out. */
export const WithFilm: Story = {
  args: { size: 'Medium' },
  parameters: {
    ...answers({ productDetails: { ...sized, galleryImagesList: filmed } }),
    pictures: {
      skip: 'The tile of the film is at the foot of a page so tall that the browser paints its ground now and then only; ui/film pictures it.',
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const still = await canvas.findByRole('link', {
      name: 'The lock, turned, from far to near Play the film',
    });
    await expect(still).toHaveAttribute('href', '/media/watch-emerald.webm');
    await expect(canvasElement.querySelector('video')).toBeNull();
  },
};
export const WithFilmOnAPhone: Story = {
  ...WithFilm,
  parameters: answers({ productDetails: { ...sized, galleryImagesList: filmed } }),
  globals: { viewport: { value: 'mobile' } },
  beforeEach: () => {
    spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = 'Picture 4 of 4, a film: The lock, turned, from far to near';
    await userEvent.click(await canvas.findByRole('link', { name }));
    await userEvent.click(canvas.getByRole('link', { name: /Play the film$/ }));
    await expect(
      await canvas.findByRole('group', { name: 'The lock, turned, from far to near' }, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(canvasElement.querySelector('video')!.muted).toBe(true);
  },
};
export const Failed: Story = {
  parameters: { msw: { handlers: mockApi(fault('productDetails', '4xx')) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' });
  },
};
export const Slow: Story = { parameters: answers({ productDetails: later(60_000, product) }) };
