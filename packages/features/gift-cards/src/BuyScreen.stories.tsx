import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { errorReply, fault, mockApi, mockScenario } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BuyScreen } from './BuyScreen.tsx';
import { forgetDraft } from './data/buyDraft.ts';

const skip = { pictures: { skip: 'Its parts are in the picture of Usual.' } };

const meta = {
  component: BuyScreen,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Buy a gift card',
      missingStates: { offline: 'Same as Failed; the notice above the page is in Shop-wide errors.' },
    },
    layout: 'fullscreen',
    msw: { handlers: mockApi() },
  },
  args: { onContinue: fn() },
  beforeEach: forgetDraft,
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c0">
        <Story />
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof BuyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function fillIn(canvas: Canvas, message = 'For the room with the yellow door.') {
  await userEvent.type(await canvas.findByLabelText('Their name'), 'Meera');
  await userEvent.type(canvas.getByLabelText('Their e-mail'), 'meera.k@example.com');
  await userEvent.type(canvas.getByLabelText('Your name'), 'Ananya');
  await userEvent.type(canvas.getByLabelText('Your e-mail'), 'ananya@example.com');
  await userEvent.type(canvas.getByLabelText(/^Message/), message);
}

const goOn = (canvas: Canvas) =>
  userEvent.click(canvas.getAllByRole('button', { name: /^Continue to payment/ }).at(-1) as HTMLElement);

export const Usual: Story = {
  parameters: { states: ['usual', 'chosen'], pictures: { themes: ['dark'] } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: 'A birthday' }));
    await userEvent.click(canvas.getByRole('radio', { name: '₹25,000' }));
    const card = within(canvas.getByRole('group', { name: 'How it will look' }));
    await card.findByText('₹25,000');
    await card.findByText('Meera, from Ananya');
    await goOn(canvas);
    await waitFor(() => expect(args.onContinue).toHaveBeenCalledWith('/gift-card-checkout'));
  },
};

/** Nothing is sent while a field needs another look. */
export const Missing: Story = {
  parameters: { states: ['error', 'empty'], ...skip },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByLabelText('Their name');
    await userEvent.click(canvas.getByRole('radio', { name: 'Other' }));
    await goOn(canvas);
    await canvas.findByText('Enter the amount in rupees, in digits.');
    await canvas.findByText('Enter their name.');
    await expect(args.onContinue).not.toHaveBeenCalled();
  },
};

/** A payment of this card is open in another tab. */
export const BeingPaid: Story = {
  parameters: {
    states: ['rejected'],
    ...skip,
    msw: {
      handlers: mockApi({
        updateGiftCardCart: errorReply(
          409,
          'W4091',
          'A payment of this gift card is open. Finish or cancel it first.',
        ),
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fillIn(canvas);
    await goOn(canvas);
    await canvas.findByText(/A payment of this gift card is open/);
    await expect(canvas.getByRole('link', { name: 'See the open payment' })).toHaveAttribute(
      'href',
      '/gift-card-checkout',
    );
    await expect(canvas.getByLabelText('Their name')).toHaveValue('Meera');
  },
};

/** A customer sees the cards that they bought. */
export const WithBoughtCards: Story = {
  parameters: {
    states: ['variant'],
    pictures: { themes: ['dark'] },
    msw: { handlers: mockScenario('signed-in') },
  },
  args: { hasBought: true },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s1c1">
        <Story />
      </ResourcesProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('list', { name: 'Cards you bought' });
    await canvas.findByText('Expired');
    await expect(canvas.getByLabelText('Your name')).not.toHaveValue('');
  },
};

export const NoneBought: Story = {
  ...WithBoughtCards,
  parameters: {
    states: ['empty'],
    ...skip,
    msw: { handlers: mockScenario('signed-in', { ownGiftCards: samples.ownGiftCardsNone }) },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('You have not bought a gift card yet.');
  },
};

/** The form works without the list. */
export const BoughtFailed: Story = {
  ...WithBoughtCards,
  parameters: {
    states: ['failed'],
    ...skip,
    msw: { handlers: mockScenario('signed-in', fault('ownGiftCards', '4xx')) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Your cards could not be shown');
    await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getByLabelText('Their name')).toBeVisible();
  },
};

const manyCards = Array.from({ length: 12 }, (_, at) => ({
  ...samples.giftCardUsed,
  giftCardOrderId: `GC-2609-1184-${at + 10}`,
}));

export const ManyBought: Story = {
  ...WithBoughtCards,
  parameters: {
    states: ['many'],
    ...skip,
    msw: {
      handlers: mockScenario('signed-in', {
        ownGiftCards: ({ query }) => ({
          ...samples.ownGiftCards,
          giftCards: manyCards.slice(0, Number(query.pageSize ?? 10)),
          pageSize: Number(query.pageSize ?? 10),
          totalNoOfGiftCards: manyCards.length,
        }),
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = within(await canvas.findByRole('list', { name: 'Cards you bought' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more cards' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(12));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Show more cards' })).toBeNull());
    await expect(list.getAllByRole('link')[10]).toHaveFocus();
  },
};

export const LongText: Story = {
  parameters: { states: ['long text', 'narrow'], pictures: { themes: ['light'] } },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fillIn(canvas, 'With much love, and thanks for the summer. '.repeat(4));
  },
};

export const Failed: Story = {
  parameters: { states: ['failed'], ...skip, msw: { handlers: mockScenario('api-down') } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' });
  },
};

export const Loading: Story = {
  parameters: { states: ['loading', 'slow'], ...skip, msw: { handlers: mockScenario('slow') } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading the gift cards');
  },
};
