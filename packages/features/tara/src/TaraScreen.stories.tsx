import { ApiError, createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { delayedReply, fault, mockApi, rejection, type Overrides } from '@luxe/contract/testing';
import { withWishlistButtons } from '@luxe/patterns/testing';
import { FakeSpeech } from '@luxe/patterns/voice-testing';
import { ResourcesProvider } from '@luxe/resources';
import { ToastProvider } from '@luxe/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TaraScreen } from './TaraScreen.tsx';
import { answeredTurn, conversationOf, storeConversations } from './testing/sampleConversations.ts';

const withMocks = (overrides: Overrides) => ({ msw: { handlers: mockApi(overrides) } });
const skip = (reason: string) => ({ pictures: { skip: reason } });
const sameFrame = skip('Only the answer differs from Usual.');

const gift = 'A gift for my mother’s sixtieth. Around forty thousand.';
const usual = () =>
  storeConversations(
    conversationOf('one', answeredTurn(gift)),
    conversationOf('two', answeredTurn('A tie for a Tuesday')),
    conversationOf('three', answeredTurn('Gifts under ₹15,000')),
  );
const withAnswer = (response: typeof samples.askTara) => () =>
  storeConversations(conversationOf('one', answeredTurn(gift, response)));

const meta = {
  component: TaraScreen,
  parameters: {
    subject: { kind: 'screen', name: 'Tara' },
    layout: 'fullscreen',
    ...withMocks({}),
  },
  args: {
    catalogue: 'luxury',
    conversationId: 'one',
    onNavigate: fn(),
    aloud: { isSupported: true, speak: () => () => undefined },
  },
  beforeEach: usual,
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
} satisfies Meta<typeof TaraScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('textbox', { name: 'Write to Tara' });
const ask = async (canvasElement: HTMLElement, question: string) => {
  const box = await field(canvasElement);
  await userEvent.type(box, `${question}{Enter}`);
  return within(canvasElement);
};
const find =
  (text: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(text);
  };

/** An answer with three products, each with its reasons. */
export const Usual: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Hi, I am your AI powered Shopping Assistant*');
    const products = within(await canvas.findByRole('region', { name: /^Products/ }));
    await expect(products.getAllByRole('article')).toHaveLength(3);
  },
};
/** Before the first question: the greeting, and questions that editors suggest. */
export const Start: Story = {
  parameters: { states: ['empty'], pictures: { themes: ['dark'] } },
  args: { conversationId: undefined },
  beforeEach: () => storeConversations(),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: samples.taraHints.hints[1] });
    await ask(canvasElement, 'A black tote');
    await expect(args.onNavigate).toHaveBeenCalledWith('/ask-tara?q=A%20black%20tote');
    await expect(await field(canvasElement)).toHaveValue('');
  },
};
export const WithoutHints: Story = {
  parameters: {
    states: ['variant'],
    ...withMocks({ taraHints: samples.taraHintsNone }),
    ...skip('It is Start without its links.'),
  },
  args: { conversationId: undefined },
  beforeEach: () => storeConversations(),
};
export const Phone: Story = {
  parameters: { states: ['narrow'], pictures: { themes: ['dark'] } },
  globals: { viewport: { value: 'mobile' } },
  play: find(gift),
};
export const Indiluxe: Story = {
  parameters: { states: ['indiluxe'], ...skip('Only its colours differ.') },
  args: { catalogue: 'indiluxe' },
  globals: { catalogue: 'indiluxe', viewport: { value: 'desktop' } },
};
/** Tara looks for the answer. The next question waits in the field. */
export const Looking: Story = {
  parameters: {
    states: ['loading', 'slow', 'busy'],
    ...withMocks({ askTara: delayedReply(60_000, samples.askTara) }),
    ...skip('Only a line of loading differs from Usual.'),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = await ask(canvasElement, 'Cheaper');
    await canvas.findByText('Tara is looking for an answer');
    await expect(await field(canvasElement)).toHaveFocus();
    await ask(canvasElement, 'In red');
    await expect(await field(canvasElement)).toHaveValue('In red');
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
};
/** The sentences of a streamed answer appear one by one. They are announced with the complete answer. */
export const Streaming: Story = {
  parameters: { states: ['loading'], ...skip('Only the sentence differs from Usual.') },
  args: {
    stream: (_, onSentence) => {
      onSentence({ text: 'Two bags are below your price.', source: null });
      return new Promise(() => undefined);
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await ask(canvasElement, 'Cheaper');
    await canvas.findByText('Two bags are below your price.');
    for (const status of canvas.getAllByRole('status'))
      await expect(status).not.toHaveTextContent('Two bags are below your price.');
  },
};
/** The complete answer replaces the sentences that were streamed. */
export const StreamAnswered: Story = {
  parameters: { states: ['done'], ...skip('It is Usual with a second answer.') },
  args: {
    stream: (_, onSentence) => {
      samples.askTara.answer.sentences.forEach(onSentence);
      return Promise.resolve(samples.askTara);
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await ask(canvasElement, 'Cheaper');
    await waitFor(() => expect(canvas.getAllByRole('region', { name: /^Products/ })).toHaveLength(2));
    await expect(canvas.queryByText('Tara is looking for an answer')).toBeNull();
  },
};
/** A stream breaks off after a sentence. The question is asked again in one part, without that sentence. */
export const StreamBrokenOff: Story = {
  parameters: { states: ['variant'], ...skip('It looks like StreamAnswered.') },
  args: {
    stream: (_, onSentence) => {
      onSentence({ text: 'Two bags are below your price.', source: null });
      return Promise.reject(new Error('The stream broke off.'));
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await ask(canvasElement, 'Cheaper');
    await waitFor(() => expect(canvas.getAllByRole('region', { name: /^Products/ })).toHaveLength(2));
    await expect(canvas.queryByText('Two bags are below your price.')).toBeNull();
  },
};
/** The shop rejects a stream after a sentence. The sentence goes, and the question is not asked again. */
export const StreamRejected: Story = {
  parameters: { states: ['rejected'], ...skip('It looks like Rejected.') },
  args: {
    stream: (_, onSentence) => {
      onSentence({ text: 'Two bags are below your price.', source: null });
      return Promise.reject(new ApiError(429, 'Q4295', 'You have asked many questions.'));
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await ask(canvasElement, 'Cheaper');
    await canvas.findByRole('button', { name: 'Ask again' });
    await expect(canvas.queryByText('Two bags are below your price.')).toBeNull();
    await expect(canvas.getAllByRole('region', { name: /^Products/ })).toHaveLength(1);
  },
};
/** A suggestion asks at once, and the focus moves to the question. */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'], ...skip('Its state is in Usual.') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chip = await canvas.findByRole('button', { name: 'Under ₹35,000' });
    chip.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Under ₹35,000'));
    await waitFor(() => expect(canvas.getAllByRole('region', { name: /^Products/ })).toHaveLength(2));
  },
};
export const Rejected: Story = {
  parameters: {
    states: ['rejected'],
    ...withMocks({ askTara: rejection('tooManyQuestions') }),
    ...sameFrame,
  },
  play: async ({ canvasElement }) => {
    const canvas = await ask(canvasElement, 'Cheaper');
    await canvas.findByText(/You have asked many questions/);
    await canvas.findByRole('button', { name: 'Ask again' });
  },
};
export const Failed: Story = {
  parameters: {
    states: ['failed'],
    ...withMocks(fault('askTara', '5xx')),
    ...skip('Notice pictures it.'),
  },
  play: async ({ canvasElement }) => {
    const canvas = await ask(canvasElement, 'Cheaper');
    await canvas.findByRole('button', { name: 'Ask again' });
  },
};
export const Offline: Story = {
  parameters: {
    states: ['offline'],
    ...withMocks(fault('askTara', 'offline')),
    ...skip('It looks like Failed.'),
  },
  play: async ({ canvasElement }) => {
    const canvas = await ask(canvasElement, 'Cheaper');
    await canvas.findByRole('button', { name: 'Ask again' });
    await expect(canvas.getByText('Cheaper')).toBeVisible();
  },
};
/** No product fits: other ways to find one, and a person. */
export const NothingFound: Story = {
  parameters: { states: ['not found'], pictures: { themes: ['dark'] } },
  beforeEach: withAnswer(samples.askTaraNothing),
  play: find('Talk to a person'),
};
export const QuestionBack: Story = {
  parameters: { states: ['variant'], ...sameFrame },
  beforeEach: withAnswer(samples.askTaraQuestion),
  play: find('Is it for a woman or a man?'),
};
export const Comparison: Story = {
  parameters: { states: ['variant'], ...skip('SizeChart pictures the table.') },
  beforeEach: withAnswer(samples.askTaraComparison),
  play: async ({ canvasElement }) => {
    const table = within(await within(canvasElement).findByRole('table', { name: /^Comparison/ }));
    await expect(table.getByRole('row', { name: /Material Pashmina Merino/ })).toBeVisible();
  },
};
/** Every sentence with a fact leads to the page that states it. */
export const Sources: Story = {
  parameters: { states: ['variant'], ...sameFrame },
  beforeEach: withAnswer(samples.askTaraPolicy),
  play: async ({ canvasElement }) => {
    const policy = await within(canvasElement).findByRole('link', { name: 'Policy' });
    await expect(policy).toHaveAccessibleDescription('Most items can be returned within 7 days.');
  },
};
/** An answer of another day names its time. */
export const Old: Story = {
  parameters: { states: ['expired'], ...sameFrame },
  beforeEach: () =>
    storeConversations(
      conversationOf('one', answeredTurn(gift, samples.askTara, Date.parse('2026-01-02T05:00:00Z'))),
    ),
  play: find(/Prices, stock and dates are those of 2 Jan/),
};
export const Unanswered: Story = {
  parameters: { states: ['variant'], ...sameFrame },
  beforeEach: () => storeConversations(conversationOf('one', { id: 'a', question: gift })),
  play: find('This question has no answer yet.'),
};
/** The address names a conversation that was deleted. */
export const Gone: Story = {
  parameters: { states: ['not found'], ...skip('It is Start with a sentence.') },
  args: { conversationId: 'elsewhere' },
  play: find('This conversation is no longer on this device.'),
};
export const Added: Story = {
  parameters: { states: ['done'], ...skip('Only a line differs from Usual.') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Add to bag: Zari Katha/ }));
    await canvas.findByText('In your bag.');
  },
};
export const SizeNeeded: Story = {
  tags: ['dialog'],
  parameters: { states: ['error'], ...skip('SizePicker pictures it.') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Add to bag: Atelier Noue/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Size of Atelier Noue/ }));
    await dialog.findByRole('radio', { name: 'M' });
    await userEvent.click(dialog.getByRole('button', { name: 'Add to bag' }));
    await dialog.findByText('Choose a size first.');
  },
};
export const SizesFailed: Story = {
  tags: ['dialog'],
  parameters: {
    states: ['failed'],
    ...withMocks(fault('productDetails', '5xx')),
    ...skip('ErrorState pictures it.'),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Add to bag: Atelier Noue/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Size of Atelier Noue/ }));
    await dialog.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  },
};
/** The second product is sold out. Six products are one link away. */
export const LongText: Story = {
  parameters: { states: ['long text', 'sold out', 'many'], ...skip('Phone pictures this width.') },
  globals: { viewport: { value: 'mobile' } },
  beforeEach: withAnswer(samples.askTaraLong),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: 'See all 6 products' });
    await expect(canvas.getAllByRole('button', { name: /^Add to bag/ })).toHaveLength(5);
  },
};
/** A product of an answer was sold out in the meantime: it stays, and has no button for the bag. */
export const SoldOut: Story = {
  parameters: { states: ['sold out'], ...skip('ProductTile pictures the state.') },
  beforeEach: withAnswer({
    ...samples.askTara,
    answer: {
      ...samples.askTara.answer,
      products: samples.askTara.answer.products.map(({ product, reasons }, at) => ({
        product: { ...product, isOutOfStock: at === 0 },
        reasons,
      })),
    },
  }),
  play: async ({ canvasElement }) => {
    const products = within(
      await within(canvasElement).findByRole('region', { name: /^Products/ }),
    ).getAllByRole('article');
    await expect(products).toHaveLength(3);
    const buttons = products.map((one) =>
      within(one.parentElement ?? one).queryAllByRole('button', { name: /^Add to bag/ }),
    );
    await expect(buttons.map(({ length }) => length)).toEqual([0, 1, 1]);
  },
};
/** The earlier conversations are on this device, and can be deleted there. */
export const Deleted: Story = {
  parameters: { states: ['done'], ...skip('It is Usual with fewer links.') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete “A tie for a Tuesday”' }));
    await expect(canvas.queryByRole('link', { name: 'A tie for a Tuesday' })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};
/** Asks for consent before it first listens. */
export const ByVoice: Story = {
  tags: ['dialog'],
  parameters: { states: ['open'], ...skip('Search by voice pictures it.') },
  args: { speech: new FakeSpeech() },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Speak to Tara' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Speak to Tara' }));
    await dialog.findByText('May we listen?');
    await expect(dialog.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
    await expect(dialog.getByRole('button', { name: 'हिन्दी' })).toHaveAttribute('aria-pressed', 'false');
  },
};
