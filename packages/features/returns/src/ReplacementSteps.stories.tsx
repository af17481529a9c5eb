import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { errorReply, mockScenario } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { forgetAccountNumber } from './data/accountNumber.ts';
import { forgetDraft } from './data/draft.ts';
import { ReturnStepScreen } from './ReturnStepScreen.tsx';
import { chosen, orderId, storeDraft, transactionId } from './testing/drafts.ts';

const meta = {
  component: ReturnStepScreen,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Returning items',
    },
    layout: 'fullscreen',
    msw: { handlers: mockScenario('signed-in') },
  },
  args: {
    step: 'replacements',
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

/** The policy of the items leaves a choice, so the page asks for it. */
export const ReplacementOrRefund: Story = {
  args: { step: 'reason' },
  parameters: {
    states: ['variant'],
    pictures: { skip: 'The question looks like that of Refund.' },
    msw: { handlers: mockScenario('signed-in', { returnOptions: samples.returnOptionsReplace }) },
  },
  beforeEach: () => storeDraft({ items: chosen('size'), kind: undefined }),
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await next(canvasElement);
    await expect(await page.findByText('Choose a replacement or a refund.')).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: /^A replacement/ }));
    await next(canvasElement);
    await expect(args.onShow).toHaveBeenCalledWith(`/my-account/variants?orderCode=${orderId}`);
  },
};
/** An item that can only be replaced: the page of the reason asks for nothing else. */
export const ReplacementOnly: Story = {
  args: { step: 'reason' },
  parameters: {
    states: ['variant'],
    pictures: { skip: 'It looks like Reason.' },
    msw: { handlers: mockScenario('signed-in', { returnOptions: samples.returnOptionsReplaceOnly }) },
  },
  beforeEach: () => storeDraft({ items: chosen('size'), kind: undefined }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('button', { name: 'Continue' });
    await expect(page.queryByText('What would you like?')).toBeNull();
  },
};
export const ReplacementItems: Story = {
  args: { step: 'replacements' },
  parameters: {
    states: ['variant'],
    pictures: { skip: 'It looks like Items.' },
    msw: { handlers: mockScenario('signed-in', { returnOptions: samples.returnOptionsReplace }) },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: 'What would you like to replace?' });
    await next(canvasElement);
    await expect(page.getByText('Choose at least one item to replace.')).toBeVisible();
  },
};
export const NothingToReplace: Story = {
  args: { step: 'replacements' },
  parameters: { states: ['empty'], pictures: { skip: 'It looks like NothingLeft.' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Nothing to replace' });
  },
};
/** Sizes with their stock and price, and those that cannot be chosen. */
export const Variants: Story = {
  args: { step: 'variants' },
  parameters: {
    states: ['variant', 'sold out'],
    pictures: { themes: ['dark'] },
    msw: { handlers: mockScenario('signed-in', { returnOptions: samples.returnOptionsReplace }) },
  },
  globals: { viewport: { value: 'mobile' } },
  beforeEach: () => storeDraft({ items: chosen('size'), kind: 'replacement' }),
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await next(canvasElement);
    await expect(await page.findByText('Choose a size or colour.')).toBeVisible();
    await expect(page.getByRole('radio', { name: /UK 10/ })).toBeDisabled();
    await userEvent.click(page.getByRole('radio', { name: /UK 9/ }));
    await next(canvasElement);
    await expect(args.onShow).toHaveBeenCalledWith(`/my-account/pickup?orderCode=${orderId}`);
  },
};
export const ReplacementSummary: Story = {
  args: { step: 'replacementSummary' },
  parameters: {
    states: ['variant'],
    pictures: { themes: ['light'] },
    msw: { handlers: mockScenario('signed-in', { returnOptions: samples.returnOptionsReplace }) },
  },
  globals: { theme: 'light' },
  beforeEach: () =>
    storeDraft({
      items: {
        [transactionId]: { quantity: 1, reason: 'size', comment: '', replaceWith: '100001UK9' },
      },
      kind: 'replacement',
    }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('There is nothing to pay.');
  },
};
/** The size has sold out since it was chosen. Nothing has changed. */
export const ReplacementSoldOut: Story = {
  ...ReplacementSummary,
  parameters: {
    states: ['sold out'],
    pictures: { skip: 'Only the notice is new.' },
    msw: {
      handlers: mockScenario('signed-in', {
        returnOptions: samples.returnOptionsReplace,
        createReturn: errorReply(
          409,
          'O4016',
          'Derby, UK 9 is sold out. Choose another size or colour, or return the item.',
        ),
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('checkbox'));
    await userEvent.click(page.getByRole('button', { name: 'Send replacement request' }));
    await expect(await page.findByText(/^Derby, UK 9 is sold out/)).toBeVisible();
  },
};
