import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { delayedReply, errorReply, mockScenario, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RedeemScreen } from './RedeemScreen.tsx';

const skip = { pictures: { skip: 'Its parts are in the picture of Usual.' } };
const handlers = (overrides: Overrides) => ({ handlers: mockScenario('signed-in', overrides) });

const meta = {
  component: RedeemScreen,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Add a gift card',
      missingStates: {
        loading: 'The page loads nothing.',
        empty: 'The form is always there.',
        'long text': 'Its texts are short.',
        offline: 'Same as Failed.',
      },
    },
    layout: 'fullscreen',
    msw: handlers({}),
  },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s1c1">
        <Story />
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof RedeemScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = ReturnType<typeof within>;

async function type(canvas: Canvas, code = '7kqm 3xwd-9pht cvOc') {
  await userEvent.type(canvas.getByLabelText('Code'), code);
  await userEvent.type(canvas.getByLabelText('PIN'), '481903');
}
const add = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Add to cliq cash' }));

const rejects = (code: string, status: number, message: string) => ({
  ...skip,
  msw: handlers({ redeemGiftCard: errorReply(status, code, message) }),
});
/** Shows a message of the store, and what was typed stays. */
const finds =
  (message: string): Play =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await type(canvas);
    await add(canvas);
    await canvas.findByText(message);
    await expect(canvas.getByLabelText('Code')).toHaveValue('7kqm 3xwd-9pht cvOc');
  };
const messages = {
  wrongPin: 'This code and PIN do not match a gift card. Check both and try again.',
  used: 'This gift card has been used.',
  expired: 'This gift card expired on 28 November 2026.',
  blocked: 'This gift card is blocked. Ask the sender, or write to customer service.',
  tooMany: 'Too many tries. Please try again in a few minutes.',
  failed: 'Try again in a moment.',
};

export const Usual: Story = {
  parameters: { states: ['usual', 'done', 'narrow'], pictures: { themes: ['dark'] } },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await type(canvas);
    await add(canvas);
    await canvas.findByText('₹25,000 is added to your cliq cash');
    await expect(canvas.getByLabelText('Code')).toHaveValue('');
    await expect(canvas.getByRole('link', { name: 'See your cliq cash' })).toBeVisible();
  },
};
/** A code that cannot be right is not sent, because tries are limited. */
export const NotACode: Story = {
  parameters: { states: ['error'], ...skip },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await type(canvas, '8KQM-3XWD-9PHT-CV0C');
    await add(canvas);
    await canvas.findByText('Check the code: at least one character is not right.');
    await expect(canvas.getByLabelText('Code')).toHaveFocus();
  },
};
export const WrongPin: Story = {
  parameters: { states: ['rejected'], ...rejects('W4006', 404, messages.wrongPin) },
  play: finds(messages.wrongPin),
};
export const Used: Story = {
  parameters: { states: ['rejected'], ...rejects('W4007', 409, messages.used) },
  play: finds(messages.used),
};
export const Expired: Story = {
  parameters: { states: ['rejected'], ...rejects('W4008', 409, messages.expired) },
  play: finds(messages.expired),
};
export const Blocked: Story = {
  parameters: { states: ['rejected'], ...rejects('W4009', 409, messages.blocked) },
  play: finds(messages.blocked),
};
export const TooManyTries: Story = {
  parameters: { states: ['rejected'], ...rejects('W4291', 429, messages.tooMany) },
  play: finds(messages.tooMany),
};

const checks =
  (text: string | RegExp): Play =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await type(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Check the balance' }));
    await canvas.findByText(text);
  };
export const Balance: Story = {
  // A shop of its own, in which the card is not used yet.
  parameters: { states: ['variant'], ...skip, msw: handlers({}) },
  play: checks(/^This card adds ₹25,000 until/),
};
export const BalanceOfAUsedCard: Story = {
  parameters: {
    states: ['variant'],
    ...skip,
    msw: handlers({ giftCardBalance: samples.giftCardBalanceUsed }),
  },
  play: checks('This card has been used.'),
};
export const BalanceOfAnExpiredCard: Story = {
  parameters: {
    states: ['variant'],
    ...skip,
    msw: handlers({
      giftCardBalance: { ...samples.giftCardBalanceUsed, cardState: 'expired', lastDay: '2026-11-28' },
    }),
  },
  play: checks('This card expired on 28 November 2026.'),
};
export const BalanceOfABlockedCard: Story = {
  parameters: {
    states: ['variant'],
    ...skip,
    msw: handlers({ giftCardBalance: { ...samples.giftCardBalanceUsed, cardState: 'blocked' } }),
  },
  play: checks('This card is blocked. Ask the sender, or contact us.'),
};
export const Failed: Story = {
  parameters: { states: ['failed'], ...rejects('UNAVAILABLE', 503, messages.failed) },
  play: finds(messages.failed),
};
export const Slow: Story = {
  parameters: {
    states: ['slow', 'busy'],
    ...skip,
    msw: handlers({ redeemGiftCard: delayedReply(60_000, samples.redeemGiftCard) }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await type(canvas);
    await add(canvas);
    await canvas.findByRole('button', { name: 'Adding' });
  },
};
