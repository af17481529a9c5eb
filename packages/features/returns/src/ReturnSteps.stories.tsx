import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { errorReply, mockScenario } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { forgetAccountNumber, holdAccountNumber } from './data/accountNumber.ts';
import { forgetDraft } from './data/draft.ts';
import { ReturnStepScreen } from './ReturnStepScreen.tsx';
import { chosen, orderId, storeDraft } from './testing/drafts.ts';

const meta = {
  component: ReturnStepScreen,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Returning items',
      missingStates: { offline: 'Same as Failed; the notice above the page is in Shop-wide errors.' },
    },
    layout: 'fullscreen',
    msw: { handlers: mockScenario('signed-in') },
  },
  args: {
    step: 'initiate',
    orderCode: orderId,
    notFound: <p>Not found</p>,
    onShow: fn(),
    onPlaced: fn(),
    now: () => new Date('2026-11-20T06:00:00.000Z'),
  },
  beforeEach: () => {
    forgetDraft(orderId);
    forgetAccountNumber();
  },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s1c1">
        <Story />
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof ReturnStepScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const next = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: 'Continue' }));

export const Items: Story = {
  parameters: {
    states: ['usual'],
    pictures: { themes: ['dark'] },
    msw: { handlers: mockScenario('signed-in', { returnOptions: samples.returnOptionsMixed }) },
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await next(canvasElement);
    await expect(page.getByText('Choose at least one item to return.')).toBeVisible();
    const [item] = page.getAllByRole('checkbox');
    if (item) await userEvent.click(item);
    await expect(page.queryByText('Choose at least one item to return.')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'One less' }));
    await next(canvasElement);
    await expect(args.onShow).toHaveBeenCalledWith(`/my-account/reason?orderCode=${orderId}`);
  },
};
export const NothingLeft: Story = {
  parameters: {
    states: ['empty'],
    msw: { handlers: mockScenario('signed-in', { returnOptions: samples.returnOptionsNone }) },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Nothing to return' });
  },
};
export const UnknownOrder: Story = {
  parameters: {
    states: ['not found'],
    pictures: { skip: 'The storefront draws its own screen here.' },
    msw: {
      handlers: mockScenario('signed-in', {
        returnOptions: errorReply(404, 'O4041', 'We could not find this order.'),
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Not found');
  },
};
export const Failed: Story = {
  parameters: { states: ['failed'], msw: { handlers: mockScenario('api-down') } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' });
  },
};
export const Loading: Story = {
  parameters: { states: ['loading', 'slow'], msw: { handlers: mockScenario('slow') } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading the order');
  },
};

export const Reason: Story = {
  args: { step: 'reason' },
  parameters: { states: ['variant'], pictures: { themes: ['dark'] } },
  beforeEach: () => storeDraft({ items: chosen('damaged') }),
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await next(canvasElement);
    await expect(await page.findByText('Add a photo of the fault.')).toBeVisible();
    await expect(page.getByText('Describe the problem in a few words.')).toBeVisible();
    await expect(args.onShow).not.toHaveBeenCalled();
  },
};
/** The store has two photos of an earlier visit. */
export const ReasonWithPhotos: Story = {
  args: { step: 'reason' },
  parameters: { states: ['variant'], pictures: { themes: ['light'] } },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
  beforeEach: () =>
    storeDraft({
      items: chosen('damaged', 'Scratch near the left heel, about 2 cm.'),
      photos: [
        { photoId: '6e0b6e4e-3f2c-4a6e-9a53-0f0f2d6f1a11', name: 'shoe.jpg', size: 2_400_000 },
        { photoId: '6e0b6e4e-3f2c-4a6e-9a53-0f0f2d6f1a12', name: 'scratch.jpg', size: 1_800_000 },
      ],
    }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('scratch.jpg');
  },
};
export const Refund: Story = {
  args: { step: 'refundSource' },
  parameters: { states: ['variant'], pictures: { themes: ['dark'] } },
  beforeEach: () => storeDraft(),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Visa ending 4471');
  },
};
export const RefundOfCash: Story = {
  args: { step: 'refundSource' },
  parameters: {
    states: ['variant'],
    pictures: { themes: ['light'] },
    msw: {
      handlers: mockScenario('signed-in', {
        returnOptions: samples.returnOptionsCash,
        returnSummary: samples.returnSummaryBank,
      }),
    },
  },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
  beforeEach: () => storeDraft({ refundTo: undefined }),
  play: async ({ args, canvasElement }) => {
    await next(canvasElement);
    await expect(within(canvasElement).getByText('Choose where the money goes.')).toBeVisible();
    await expect(args.onShow).not.toHaveBeenCalled();
  },
};
export const RefundFailed: Story = {
  args: { step: 'refundSource' },
  parameters: {
    states: ['variant'],
    pictures: { themes: ['dark'] },
    msw: {
      handlers: mockScenario('signed-in', {
        returnSummary: errorReply(409, 'O4012', 'Vela loafer can no longer be returned.'),
      }),
    },
  },
  beforeEach: () => storeDraft(),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Vela loafer can no longer be returned.');
  },
};
export const Method: Story = {
  args: { step: 'pickup' },
  parameters: { states: ['variant'], pictures: { themes: ['dark'] } },
  beforeEach: () => storeDraft({ method: undefined }),
  play: async ({ canvasElement }) => {
    await next(canvasElement);
    await expect(within(canvasElement).getByText('Please select return method to continue.')).toBeVisible();
  },
};
export const Pickup: Story = {
  args: { step: 'pickup' },
  parameters: { states: ['variant'] },
  beforeEach: () => storeDraft({ day: undefined, slot: undefined }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByLabelText('Day');
    await next(canvasElement);
    await expect(page.getByText('Choose a day.')).toBeVisible();
    await expect(page.getByText('Choose a time.')).toBeVisible();
  },
};
export const PickupImpossible: Story = {
  args: { step: 'pickup' },
  parameters: {
    states: ['variant'],
    pictures: { themes: ['dark'] },
    msw: { handlers: mockScenario('signed-in', { returnOptions: samples.returnOptionsNoPickup }) },
  },
  beforeEach: () => storeDraft(),
  play: async ({ canvasElement }) => {
    await expect(
      (await within(canvasElement).findAllByText('No carrier collects at your address.'))[0],
    ).toBeVisible();
  },
};
export const QuickDrop: Story = {
  args: { step: 'pickup' },
  parameters: { states: ['narrow'], pictures: { themes: ['light'] } },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
  beforeEach: () => storeDraft({ method: 'quickDrop' }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('3 stores near 110003');
    await next(canvasElement);
    await expect(page.getByText('Please select store to continue.')).toBeVisible();
  },
};
export const NoStore: Story = {
  args: { step: 'pickup' },
  parameters: {
    states: ['variant'],
    pictures: { themes: ['dark'] },
    msw: { handlers: mockScenario('signed-in', { dropStores: samples.dropStoresNone }) },
  },
  beforeEach: () => storeDraft({ method: 'quickDrop' }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No store near 110003. Try another pincode or method.');
  },
};
export const SelfCourier: Story = {
  args: { step: 'pickup' },
  parameters: { states: ['variant'], pictures: { themes: ['dark'] } },
  beforeEach: () => storeDraft({ method: 'selfCourier' }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('LUXE Returns');
  },
};
const cash = { returnOptions: samples.returnOptionsCash, returnSummary: samples.returnSummaryBank };
export const Bank: Story = {
  args: { step: 'bankDetails' },
  parameters: {
    states: ['variant'],
    pictures: { themes: ['dark'] },
    msw: { handlers: mockScenario('signed-in', cash) },
  },
  beforeEach: () => storeDraft({ refundTo: 'bank', bank: { holder: 'Ananya Rao', ifsc: 'HDFC0000485' } }),
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('HDFC Bank, Jor Bagh, New Delhi');
    await userEvent.type(page.getByLabelText('Account number'), '50100 2345 67890');
    await userEvent.type(page.getByLabelText('Account number again'), '501002345678');
    await next(canvasElement);
    await expect(await page.findByText('The two account numbers differ.')).toBeVisible();
    await expect(args.onShow).not.toHaveBeenCalled();
  },
};
export const UnknownBranch: Story = {
  args: { step: 'bankDetails' },
  parameters: {
    states: ['variant'],
    pictures: { themes: ['light'] },
    msw: {
      handlers: mockScenario('signed-in', {
        ...cash,
        bankBranch: errorReply(404, 'O4043', 'There is no bank branch with this IFSC.'),
      }),
    },
  },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
  beforeEach: () => storeDraft({ refundTo: 'bank', bank: { holder: 'Ananya Rao', ifsc: 'HDFC0999999' } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('There is no bank branch with this IFSC.');
  },
};

export const Summary: Story = {
  args: { step: 'returnSummary' },
  parameters: { states: ['variant'], pictures: { themes: ['dark'] } },
  beforeEach: () => storeDraft(),
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('Visa ending 4471');
    const send = page.getByRole('button', { name: 'Send return request' });
    await userEvent.click(send);
    await expect(page.getByText('Confirm this to continue.')).toBeVisible();
    await expect(args.onPlaced).not.toHaveBeenCalled();
  },
};
export const SummaryOfFault: Story = {
  args: { step: 'returnSummary' },
  parameters: {
    states: ['variant'],
    pictures: { themes: ['light'] },
    msw: { handlers: mockScenario('signed-in', cash) },
  },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
  beforeEach: () => {
    holdAccountNumber(orderId, '50100234567890');
    storeDraft({
      items: chosen('damaged', 'Scratch near the left heel.'),
      photos: [{ photoId: '6e0b6e4e-3f2c-4a6e-9a53-0f0f2d6f1a11', name: 'shoe.jpg', size: 2_400_000 }],
      refundTo: 'bank',
      bank: { holder: 'Ananya Rao', ifsc: 'HDFC0000485' },
      method: 'quickDrop',
      store: { id: 'lodhi', name: 'Lodhi Market, 12 Main Lane', address: 'Lodhi Colony', city: 'New Delhi' },
    });
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Ananya Rao, HDFC0000485, ending 7890');
  },
};
export const SendFailed: Story = {
  args: { step: 'returnSummary' },
  parameters: {
    states: ['variant'],
    pictures: { themes: ['dark'] },
    msw: {
      handlers: mockScenario('signed-in', {
        createReturn: errorReply(400, 'O4014', 'Pickup is not possible then. Choose another day.'),
      }),
    },
  },
  beforeEach: () => storeDraft(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('checkbox'));
    await userEvent.click(page.getByRole('button', { name: 'Send return request' }));
    await page.findByText('Pickup is not possible then. Choose another day.');
  },
};
export const LongText: Story = {
  args: { step: 'returnSummary' },
  parameters: {
    states: ['long text'],
    pictures: { skip: 'SummaryOfFault shows the page.' },
    msw: {
      handlers: mockScenario('signed-in', {
        returnOptions: {
          ...samples.returnOptions,
          lines: samples.returnOptions.lines.map((line) => ({
            ...line,
            productName: 'Long'.repeat(30),
            productBrand: 'Brand'.repeat(12),
          })),
        },
      }),
    },
  },
  globals: { viewport: { value: 'mobile' } },
  beforeEach: () => storeDraft({ place: 'Road'.repeat(30) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Visa ending 4471');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
