import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { fault, delayedReply, mockApi, errorReply, type Overrides } from '@luxe/contract/testing';
import { withWishlistButtons } from '@luxe/patterns/testing';
import { ResourcesProvider } from '@luxe/resources';
import { IconButton } from '@luxe/ui/icon-button';
import { ToastProvider } from '@luxe/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ProductScreen } from './ProductScreen.tsx';

const { product } = samples;
const available = product.variantOptions.sizelink.find(({ isAvailable }) => isAvailable)?.size ?? '';
const withMocks = (overrides: Overrides) => ({ msw: { handlers: mockApi(overrides) } });
const filmed = samples.productFilmed.galleryImagesList;
const sized = {
  ...product,
  variantOptions: {
    ...product.variantOptions,
    sizelink: ['Mini', 'Medium', 'Large'].map((size, index) => ({
      ...product.variantOptions.sizelink[0]!,
      size,
      stockCount: [8, 2, 0][index] ?? 0,
      isAvailable: index < 2,
    })),
  },
};

const meta = {
  component: ProductScreen,
  parameters: {
    layout: 'fullscreen',
    ...withMocks({ productDetails: sized }),
    subject: {
      kind: 'screen',
      name: 'Product',
      missingStates: { offline: 'Same as Failed; the notice above the page is in Shop-wide errors.' },
    },
  },
  args: { productId: product.productListingId, onAdded: fn(), onSizeChange: fn() },
  decorators: [
    withWishlistButtons(),
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

/**
 * Closes the toast by keyboard, so that the picture of a story does not contain the toast. In the tall window
 * of a picture, the browser does not reliably paint fixed elements such as toasts. Closing the toast also
 * returns the focus to the page.
 */
const dismissToast = () => userEvent.keyboard('{F8}{Escape}');

export const Usual: Story = {
  parameters: { states: ['usual'] },
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
  parameters: { states: ['error'], pictures: { themes: ['dark'] } },
  play: async ({ canvasElement, args }) => {
    await add(canvasElement);
    await within(canvasElement).findByText('Choose a size first.');
    await waitFor(() => expect(within(canvasElement).getByRole('radio', { name: 'Mini' })).toHaveFocus());
    await expect(args.onAdded).not.toHaveBeenCalled();
  },
};
export const Rejected: Story = {
  args: { size: 'Medium' },
  parameters: {
    ...withMocks({
      productDetails: sized,
      addToBag: errorReply(409, 'B9301', 'The last one has just been sold.'),
    }),
    states: ['rejected'],
    pictures: { skip: 'Same as Usual; the message is a toast.' },
  },
  play: async ({ canvasElement, args }) => {
    await add(canvasElement);
    await screen.findByText('The last one has just been sold.');
    await expect(args.onAdded).not.toHaveBeenCalled();
    await dismissToast();
  },
};
export const Phone: Story = {
  parameters: { states: ['narrow'] },
  args: { size: 'Medium' },
  globals: { viewport: { value: 'mobile' } },
};
export const OneSize: Story = {
  args: { size: available },
  parameters: { ...withMocks({ productDetails: product }), states: ['one'], pictures: { themes: ['dark'] } },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
};
export const SoldOut: Story = {
  parameters: { ...withMocks({ productDetails: samples.productSoldOut }), states: ['sold out'] },
  play: async ({ canvasElement }) => {
    const [button] = await within(canvasElement).findAllByRole('button', { name: 'Add to bag' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Discontinued: Story = {
  parameters: {
    ...withMocks({
      productDetails: samples.productDiscontinued,
      productOffers: { noCostEmi: [], offers: [] },
    }),
    states: ['sold out'],
    pictures: { themes: ['dark'] },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [button] = await canvas.findAllByRole('button', { name: 'Add to bag' });
    await expect(button).toHaveAccessibleDescription('No longer available.');
    await expect(canvas.queryByText(/Deliver/)).toBeNull();
  },
};
export const OtherPincode: Story = {
  parameters: {
    ...withMocks({
      productDetails: sized,
      pincodeData: ({ query }) =>
        query['pincode'] === '110001'
          ? samples.pincodeOfOffer
          : errorReply(404, 'N4041', 'We do not know this pincode.'),
    }),
    states: ['variant'],
    pictures: { themes: ['dark'] },
  },
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
  parameters: { states: ['variant'] },
  tags: ['dialog'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'See plans' }));
    await screen.findByRole('dialog', { name: 'No-cost EMI' });
  },
};
export const OffersOpen: Story = {
  parameters: { states: ['variant'], pictures: { themes: ['dark'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Offers (3)'));
    await canvas.findByText(/^Enter WINTER5000/);
  },
};
export const NothingOffered: Story = {
  parameters: {
    ...withMocks({ productDetails: sized, productOffers: { noCostEmi: [], offers: [] } }),
    states: ['empty'],
    pictures: { themes: ['dark'] },
  },
};
/** A product with every optional part: wishlist button, "Buy now", size guide and other sellers. */
export const Complete: Story = {
  args: {
    size: 'Medium',
    wishlistButton: <IconButton icon="heart" label="Save to wishlist" pressed={false} />,
    buyNow: { onReady: fn(), onLoginNeeded: fn() },
  },
  parameters: {
    ...withMocks({
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
    states: ['valid'],
    pictures: { themes: ['dark'] },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Exclusive');
    await expect(canvas.getByRole('link', { name: '2 other sellers' })).toHaveAttribute(
      'href',
      `/other-seller/${product.productListingId}?color=Oxblood`,
    );
  },
};
export const CompletePhone: Story = {
  ...Complete,
  parameters: { ...Complete.parameters, states: ['valid'], pictures: { themes: ['dark'] } },
  globals: { viewport: { value: 'mobile' } },
};
/** The size guide loads when it opens and marks the selected size. */
export const SizeGuide: Story = {
  tags: ['dialog'],
  args: { size: '37' },
  parameters: {
    ...withMocks({
      productDetails: {
        ...sized,
        hasSizeGuide: true,
        variantOptions: {
          ...sized.variantOptions,
          sizelink: sized.variantOptions.sizelink.map((option, index) => ({
            ...option,
            size: String(36 + index),
          })),
        },
      },
    }),
    states: ['variant'],
  },
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
    states: ['failed'],
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
/** A garment: its measures as a drawing and a table for the selected size, and its cloth. */
export const Garment: Story = {
  args: { size: 'M' },
  parameters: {
    ...withMocks({ productDetails: samples.productGarment }),
    states: ['variant'],
    pictures: { themes: ['dark'] },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('img', { name: /^Kurta laid flat, size M: shoulder 45 cm/ });
    await userEvent.click(canvas.getByRole('radio', { name: 'L' }));
    await canvas.findByRole('img', { name: /^Kurta laid flat, size L: shoulder 46.5 cm/ });
    await userEvent.click(canvas.getByRole('button', { name: 'inches' }));
    await canvas.findByRole('img', { name: /^Kurta laid flat, size L: shoulder 18.3 in/ });
    canvas.getByRole('button', { name: 'inches' }).blur();
  },
};
export const GarmentPhone: Story = {
  args: { size: 'M' },
  parameters: {
    ...withMocks({ productDetails: samples.productGarment }),
    states: ['variant'],
    pictures: { themes: ['dark'] },
  },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Fabric and care' });
  },
};
/** "Find my size" asks for a measure and a fit, and selects the size that it finds. */
export const FindMySize: Story = {
  tags: ['dialog'],
  parameters: { ...withMocks({ productDetails: samples.productGarment }), states: ['variant'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('link', { name: 'Find my size' }));
    const dialog = await screen.findByRole('dialog', { name: 'Find my size' }, { timeout: 10_000 });
    const layer = within(dialog);
    const show = layer.getByRole('button', { name: 'Show my size' });
    await userEvent.click(show);
    await layer.findByText('Enter a length such as 96, 96 cm or 38 in.');
    await userEvent.type(layer.getByRole('textbox', { name: 'Your chest' }), '97');
    await userEvent.click(layer.getByRole('radio', { name: 'Loose' }));
    await userEvent.click(show);
    await layer.findByText('Your size is L');
    await expect(layer.getByRole('button', { name: 'Choose L' })).toBeVisible();
    await expect(args.onSizeChange).not.toHaveBeenCalled();
  },
};
/** Without `navigator.share`, the button copies the link. */
export const Shared: Story = {
  parameters: {
    states: ['variant'],
    pictures: {
      skip: 'The browser paints a toast unreliably at the end of a tall page; ui/toast pictures it.',
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
  parameters: {
    ...withMocks({
      productDetails: {
        ...sized,
        productName: samples.productCardLong.productname,
        brandName: samples.productCardLong.brandname,
        productDescription: `${product.productDescription} `.repeat(3),
      },
    }),
    states: ['long text'],
    pictures: { themes: ['dark'] },
  },
  globals: { viewport: { value: 'mobile' } },
};
/** The last gallery item is a film. It shows a still and plays nothing by itself. */
export const WithFilm: Story = {
  args: { size: 'Medium' },
  parameters: {
    ...withMocks({ productDetails: { ...sized, galleryImagesList: filmed } }),
    states: ['variant'],
    pictures: {
      skip: 'The browser paints the film unreliably at the end of a tall page; ui/film pictures it.',
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
  parameters: {
    ...withMocks({ productDetails: { ...sized, galleryImagesList: filmed } }),
    states: ['variant'],
    pictures: { themes: ['dark'] },
  },
  globals: { viewport: { value: 'mobile' } },
  beforeEach: () => {
    spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = 'Picture 4 of 4, a film: The lock, turned, from far to near';
    await userEvent.click(await canvas.findByRole('link', { name }));
    await userEvent.click(await canvas.findByRole('link', { name: /Play the film$/ }));
    await expect(
      await canvas.findByRole('group', { name: 'The lock, turned, from far to near' }, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(canvasElement.querySelector('video')!.muted).toBe(true);
  },
};
export const Failed: Story = {
  parameters: { states: ['failed'], msw: { handlers: mockApi(fault('productDetails', '4xx')) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' });
  },
};
export const Slow: Story = {
  parameters: {
    ...withMocks({ productDetails: delayedReply(60_000, product) }),
    states: ['loading', 'slow'],
    pictures: { themes: ['dark'] },
  },
};
