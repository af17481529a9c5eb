import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { delayedReply, fault, mockApi, type Overrides } from '@luxe/contract/testing';
import { withWishlistButtons } from '@luxe/patterns/testing';
import { ResourcesProvider } from '@luxe/resources';
import { ToastProvider } from '@luxe/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ResultsScreen } from './ResultsScreen.tsx';
import { answeredTurn, conversationOf, storeConversations } from './testing/sampleConversations.ts';

const withMocks = (overrides: Overrides) => ({ msw: { handlers: mockApi(overrides) } });
const skip = (reason: string) => ({ pictures: { skip: reason } });
const question = 'A gift for my mother’s sixtieth';
const withAnswer = () => storeConversations(conversationOf('one', answeredTurn(question)));

const meta = {
  component: ResultsScreen,
  parameters: {
    subject: { kind: 'screen', name: 'Results from Tara' },
    layout: 'fullscreen',
    ...withMocks({}),
  },
  args: { question, catalogue: 'luxury', onNavigate: fn() },
  beforeEach: () => storeConversations(),
  decorators: [
    withWishlistButtons(),
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c0">
        <ToastProvider>
          <Story />
        </ToastProvider>
      </ResourcesProvider>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ResultsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The answer of this device. */
export const Usual: Story = {
  parameters: { states: ['usual'], pictures: { themes: ['dark'] } },
  beforeEach: withAnswer,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('3 products');
  },
};
/** Another device has the conversation, so the question is asked here. */
export const Asked: Story = {
  parameters: { states: ['variant'], ...skip('It looks like Usual.') },
  play: Usual.play,
};
export const Phone: Story = {
  parameters: { states: ['narrow', 'long text'], ...skip('Its tiles are those of Usual.') },
  globals: { viewport: { value: 'mobile' } },
  beforeEach: () => storeConversations(conversationOf('one', answeredTurn(question, samples.askTaraLong))),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('6 products');
  },
};
export const Added: Story = {
  parameters: { states: ['done'], ...skip('Only a line differs from Usual.') },
  beforeEach: withAnswer,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Add to bag: Zari Katha/ }));
    await canvas.findByText('In your bag.');
  },
};
export const SizeNeeded: Story = {
  tags: ['dialog'],
  parameters: { states: ['error'], ...skip('SizePicker pictures it.') },
  beforeEach: withAnswer,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Add to bag: Atelier Noue/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Size of Atelier Noue/ }));
    await dialog.findByRole('radio', { name: 'M' });
    await userEvent.click(dialog.getByRole('button', { name: 'Add to bag' }));
    await dialog.findByText('Choose a size first.');
  },
};
export const NothingAsked: Story = {
  parameters: { states: ['empty'], ...skip('It looks like other empty pages.') },
  args: { question: '' },
};
/** Without products, the page of other ways replaces this one. */
export const NothingFound: Story = {
  parameters: {
    states: ['not found'],
    ...withMocks({ askTara: samples.askTaraNothing }),
    ...skip('Another page replaces it.'),
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onNavigate).toHaveBeenCalledOnce());
  },
};
export const Slow: Story = {
  parameters: {
    states: ['loading', 'slow'],
    ...withMocks({ askTara: delayedReply(60_000, samples.askTara) }),
    ...skip('It looks like other lists that load.'),
  },
};
export const Failed: Story = {
  parameters: { states: ['failed'], ...withMocks(fault('askTara', '5xx')), ...skip('As on other pages.') },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' });
  },
};
export const Offline: Story = {
  parameters: {
    states: ['offline'],
    ...withMocks(fault('askTara', 'offline')),
    ...skip('It looks like Failed.'),
  },
  play: Failed.play,
};
