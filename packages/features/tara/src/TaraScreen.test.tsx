import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { mockFetch, rejection, type Overrides } from '@luxe/contract/testing';
import { FakeSpeech } from '@luxe/patterns/voice-testing';
import { ResourcesProvider, writeStored } from '@luxe/resources';
import { ToastProvider } from '@luxe/ui/toast';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { readConversations } from './data/storedConversations.ts';
import { TaraScreen, type TaraScreenProps } from './TaraScreen.tsx';
import { answeredTurn, conversationOf, storeConversations } from './testing/sampleConversations.ts';

beforeEach(() => {
  // jsdom has no matchMedia. The stub matches no media query, as in a wide window without touch.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  localStorage.clear();
  storeConversations();
});

const clock = { now: () => 0, sleep: () => new Promise<void>(() => undefined) };

function show(props: Partial<TaraScreenProps> = {}, overrides: Overrides = {}) {
  const { fetch, shop } = mockFetch(overrides);
  const onNavigate = vi.fn<TaraScreenProps['onNavigate']>();
  const client = createClient({ baseUrl: '/api', fetch, clock });
  const tree = (more: Partial<TaraScreenProps> = {}) => (
    <ToastProvider>
      <ResourcesProvider client={client} hint="s0c0">
        <TaraScreen catalogue="luxury" onNavigate={onNavigate} {...props} {...more} />
      </ResourcesProvider>
    </ToastProvider>
  );
  const { rerender } = render(tree());
  const bodies = (name: 'askTara' | 'addToBag') => shop.log.filter((call) => call.name === name);
  return { onNavigate, bodies, change: (more: Partial<TaraScreenProps>) => rerender(tree(more)) };
}

const field = () => screen.getByRole('textbox', { name: 'Write to Tara' });
const ask = async (question: string) => {
  await userEvent.type(field(), question);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
};

test('greets with the sentence of the specification, and explains its asterisk [TAR-01]', () => {
  show();
  expect(screen.getByText('Hi, I am your AI powered Shopping Assistant*')).toBeTruthy();
  const footnote = screen.getByText(/^\*Tara is an AI and can be wrong/);
  expect(within(footnote).getByRole('link', { name: 'ask a person' }).getAttribute('href')).toBe(
    '/assisted-shopping',
  );
  expect(field().getAttribute('aria-describedby')).toContain(footnote.id);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('the hints come from the content service [CON-09]', async () => {
  show();
  const [first] = samples.taraHints.hints;
  const link = await screen.findByRole('link', { name: first });
  expect(link.getAttribute('href')).toBe(`/ask-tara?q=${encodeURIComponent(first ?? '')}`);
});

test('without hints, there is no list of them [CON-09]', async () => {
  show({}, { taraHints: samples.taraHintsNone });
  await screen.findByRole('button', { name: 'Ask' });
  expect(screen.queryByText('What you can ask')).toBeNull();
});

test('a press on Ask without a question moves the focus to the field, and asks nothing', async () => {
  const { onNavigate } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Ask' }));
  expect(document.activeElement).toBe(field());
  expect(onNavigate).not.toHaveBeenCalled();
});

test('the first question opens its own address', async () => {
  const { onNavigate, bodies } = show();
  await ask('A gift & a card');
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/ask-tara?q=A%20gift%20%26%20a%20card');
  expect(bodies('askTara')).toEqual([]);
});

test('the question of the address is asked once, and its address is replaced', async () => {
  const { onNavigate, bodies, change } = show({ question: 'A gift' });
  expect(onNavigate).toHaveBeenCalledOnce();
  const [href = '', options] = onNavigate.mock.calls[0] ?? [];
  expect(options).toEqual({ replace: true });
  const id = new URL(href, 'https://shop.example').searchParams.get('c') ?? '';
  change({ question: '', conversationId: id });
  expect(await screen.findByText(/^Three gifts for a birthday/)).toBeTruthy();
  expect(bodies('askTara')).toHaveLength(1);
  expect(onNavigate).toHaveBeenCalledOnce();
});

test('an answer is announced once, and its facts lead to their sources', async () => {
  show({ conversationId: 'one' }, { askTara: samples.askTaraPolicy });
  act(() => void storeConversations(conversationOf('one', answeredTurn('A gift'))));
  await ask('Returns?');
  const link = await screen.findByRole('link', { name: 'Policy' });
  expect(link.getAttribute('href')).toBe('/returns');
  const described = document.getElementById(link.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Most items can be returned within 7 days.');
  const announced = screen
    .getAllByRole('status')
    .filter(({ textContent }) => textContent?.includes('Most items can be returned'));
  expect(announced.map(({ textContent }) => textContent)).toEqual([
    'Tara: Most items can be returned within 7 days. Your order LX 2611 2048 77 arrives on Friday. Orders to 560001 arrive in four days.',
  ]);
});

test('a suggestion asks in the conversation, and the focus moves to the question', async () => {
  storeConversations(conversationOf('one', answeredTurn('A gift')));
  const { bodies } = show({ conversationId: 'one' });
  await userEvent.click(await screen.findByRole('button', { name: 'Only jewellery' }));
  expect(document.activeElement?.textContent).toBe('You: Only jewellery');
  await waitFor(() => expect(bodies('askTara')).toHaveLength(1));
  expect(bodies('askTara')[0]?.request.body).toMatchObject({
    text: 'Only jewellery',
    context: samples.askTara.context,
  });
});

test('a question back is answered by a press', async () => {
  storeConversations(conversationOf('one', answeredTurn('A gift', samples.askTaraQuestion)));
  const { bodies } = show({ conversationId: 'one' });
  expect(await screen.findByText('Is it for a woman or a man?')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'A man' }));
  await waitFor(() => expect(bodies('askTara')[0]?.request.body).toMatchObject({ text: 'A man' }));
});

test.each([
  [['A woman', 'A man'], 1],
  [[], 0],
])('a question back with the answers %j has %i lists of them', async (options, lists) => {
  const { answer } = samples.askTaraQuestion;
  const question = { text: 'Which one?', options };
  const response = { ...samples.askTaraQuestion, answer: { ...answer, question } };
  storeConversations(conversationOf('one', answeredTurn('A gift', response)));
  show({ conversationId: 'one' });
  await screen.findByText('Which one?');
  expect(screen.queryAllByRole('list', { name: 'Answers' })).toHaveLength(lists);
});

test('a rejected question shows the reason, stays, and can be asked again', async () => {
  let isRejected = true;
  storeConversations(conversationOf('one', answeredTurn('A gift')));
  show(
    { conversationId: 'one' },
    { askTara: () => (isRejected ? rejection('tooManyQuestions') : samples.askTaraNothing) },
  );
  await screen.findByRole('button', { name: 'Only jewellery' });
  await ask('A violet coat');
  expect((await screen.findByRole('alert')).textContent).toContain('You have asked many questions.');
  isRejected = false;
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(await screen.findByText('No coat in violet under ₹10,000 is in stock today.')).toBeTruthy();
  expect(screen.getByText('A violet coat')).toBeTruthy();
});

test('nothing found leads to other ways and to a person', async () => {
  storeConversations(conversationOf('one', answeredTurn('A violet coat', samples.askTaraNothing)));
  show({ conversationId: 'one' });
  const more = await screen.findByRole('link', { name: 'More ways to find it' });
  expect(more.getAttribute('href')).toBe('/result-not-found?q=A%20violet%20coat&t=A%20violet%20coat');
  expect(screen.getByRole('link', { name: 'Talk to a person' }).getAttribute('href')).toBe(
    '/assisted-shopping',
  );
});

const personSentence = {
  text: 'A person of our team can help.',
  source: { kind: 'page', href: '/assisted-shopping' },
} as const;

test('a person is offered once', async () => {
  const { answer } = samples.askTaraNothing;
  const sentences = [...answer.sentences, personSentence];
  const response = {
    ...samples.askTaraNothing,
    answer: { ...answer, sentences, chips: ['Gifts under ₹25,000', 'Talk to a person'] },
  };
  storeConversations(conversationOf('one', answeredTurn('A violet coat', response)));
  show({ conversationId: 'one' });
  await screen.findByRole('button', { name: 'Gifts under ₹25,000' });
  expect(screen.getAllByText('Talk to a person')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Talk to a person' }).getAttribute('href')).toBe(
    '/assisted-shopping',
  );
});

test('a search that found nothing leads to its page, to other ways and to a person', async () => {
  const source = { kind: 'page', href: '/search/?q=violet%3Arelevance' } as const;
  const { answer } = samples.askTaraNothing;
  const sentences = [{ text: 'I have found nothing in stock for this.', source }, personSentence];
  const response = { ...samples.askTaraNothing, answer: { ...answer, sentences } };
  storeConversations(conversationOf('one', answeredTurn('A violet coat', response)));
  show({ conversationId: 'one' });
  const search = await screen.findByRole('link', { name: 'Open the search' });
  expect(search.getAttribute('href')).toBe(source.href);
  expect(screen.getByRole('link', { name: 'More ways to find it' })).toBeTruthy();
  expect(screen.getAllByText('Talk to a person')).toHaveLength(1);
});

test('an answer with a policy offers no other way to products', async () => {
  const { plan } = samples.askTara.context;
  const response = {
    ...samples.askTaraPolicy,
    context: { plan: { ...plan, intent: 'find' }, shown: 0 },
  } as const;
  storeConversations(conversationOf('one', answeredTurn('Returns?', response)));
  show({ conversationId: 'one' });
  await screen.findByRole('link', { name: 'Policy' });
  expect(screen.queryByRole('link', { name: 'More ways to find it' })).toBeNull();
});

test('the headings of a comparison lead to the products', async () => {
  storeConversations(conversationOf('one', answeredTurn('Compare', samples.askTaraComparison)));
  show({ conversationId: 'one' });
  const table = within(await screen.findByRole('table', { name: /^Comparison/ }));
  const [, first] = table.getAllByRole('columnheader');
  expect(first?.querySelector('a')?.getAttribute('href')).toBe(
    samples.askTaraComparison.answer.products[0]?.product.webURL,
  );
});

test('the reasons for a product share a link, which all of them describe', async () => {
  storeConversations(conversationOf('one', answeredTurn('A gift')));
  show({ conversationId: 'one' });
  const [offer] = samples.askTara.answer.products;
  const name = `Why ${offer?.product.brandname} ${offer?.product.productname}`;
  const list = within(await screen.findByRole('list', { name }));
  const ids = list.getByRole('link', { name: 'Product page' }).getAttribute('aria-describedby') ?? '';
  expect(ids.split(' ').map((id) => document.getElementById(id)?.textContent)).toEqual(
    offer?.reasons.map(({ text }) => text),
  );
});

test('a product in one size goes to the bag in place', async () => {
  storeConversations(conversationOf('one', answeredTurn('A gift')));
  const { bodies } = show({ conversationId: 'one' });
  const [first] = samples.askTara.answer.products;
  const name = `Add to bag: ${first?.product.brandname} ${first?.product.productname}`;
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText('In your bag.')).toBeTruthy();
  expect(bodies('addToBag')[0]?.request.query).toMatchObject({
    productCode: first?.product.productId,
    USSID: first?.product.winningUssID,
  });
});

test('a product in several sizes asks for one first', async () => {
  storeConversations(conversationOf('one', answeredTurn('A gift')));
  const { bodies } = show({ conversationId: 'one' });
  const sweater = samples.askTara.answer.products[1]?.product;
  const name = `${sweater?.brandname} ${sweater?.productname}`;
  await userEvent.click(await screen.findByRole('button', { name: `Add to bag: ${name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Size of ${name}` }));
  await dialog.findByRole('radio', { name: 'M' });
  await userEvent.click(dialog.getByRole('button', { name: 'Add to bag' }));
  expect(await dialog.findByText('Choose a size first.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('radio', { name: 'M' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add to bag' }));
  expect(await screen.findByText('In your bag.')).toBeTruthy();
  expect(bodies('addToBag')).toHaveLength(1);
});

test('a size that is not chosen adds nothing', async () => {
  storeConversations(conversationOf('one', answeredTurn('A gift')));
  const { bodies } = show({ conversationId: 'one' });
  const sweater = samples.askTara.answer.products[1]?.product;
  const name = `Add to bag: ${sweater?.brandname} ${sweater?.productname}`;
  await userEvent.click(await screen.findByRole('button', { name }));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name })).toBeTruthy();
  expect(bodies('addToBag')).toEqual([]);
});

test('a conversation is deleted, and the page of a new one opens', async () => {
  storeConversations(
    conversationOf('one', answeredTurn('A gift')),
    conversationOf('two', answeredTurn('A tie')),
  );
  const { onNavigate } = show({ conversationId: 'one' });
  // The list is there for wide and for narrow windows; styles hide one of them.
  const [other] = await screen.findAllByRole('button', { name: 'Delete “A tie”' });
  if (other) await userEvent.click(other);
  expect(readConversations().map(({ id }) => id)).toEqual(['one']);
  expect(onNavigate).not.toHaveBeenCalled();
  expect(document.activeElement?.tagName).toBe('H1');
  const [all] = screen.getAllByRole('button', { name: 'Delete all' });
  if (all) await userEvent.click(all);
  expect(readConversations()).toEqual([]);
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/launch-tara');
});

test('a conversation that is not on this device is named', async () => {
  show({ conversationId: 'elsewhere' });
  expect(await screen.findByText('This conversation is no longer on this device.')).toBeTruthy();
});

test('a question about a product begins with its name', () => {
  show({ about: 'Zari Katha Begum Jaan jhumka' });
  expect((field() as HTMLInputElement).value).toBe('Zari Katha Begum Jaan jhumka: ');
});

test.each([
  [
    'begins with the name',
    'which size?',
    '/ask-tara?q=Begum%20Jaan%20jhumka%3A%20which%20size%3F&id=mp1%262',
  ],
  ['has another subject', '{Control>}a{/Control}A gift', '/ask-tara?q=A%20gift'],
])('the address of a question that %s has the product accordingly', async (_, typed, href) => {
  const { onNavigate } = show({ about: 'Begum Jaan jhumka', aboutId: 'mp1&2' });
  await userEvent.type(field(), `${typed}{Enter}`);
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith(href);
});

test('a question of an address with a product is asked about this product', async () => {
  const { bodies } = show({ question: 'Which size fits?', aboutId: 'mp100000000000136' });
  await waitFor(() => expect(bodies('askTara')).toHaveLength(1));
  expect(bodies('askTara')[0]?.request.body).toMatchObject({ about: 'mp100000000000136' });
});

test('a question that is too long stays in the field', async () => {
  const { onNavigate } = show();
  await userEvent.click(field());
  await userEvent.paste('x'.repeat(501));
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Up to 500 characters.')).toBeTruthy();
  expect((field() as HTMLInputElement).value).toHaveLength(501);
  expect(document.activeElement).toBe(field());
  expect(onNavigate).not.toHaveBeenCalled();
});

test('a question by voice is asked after the consent of the voice search [SEA-17]', async () => {
  const speech = new FakeSpeech();
  writeStored('consentVoice', 'yes');
  const { onNavigate } = show({ speech });
  await userEvent.click(screen.getByRole('button', { name: 'Speak to Tara' }));
  await waitFor(() => expect(speech.listeners).toHaveLength(1), { timeout: 10_000 });
  act(() => speech.end('recognised', 'laal saree shaadi ke liye'));
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/ask-tara?q=laal%20saree%20shaadi%20ke%20liye');
});

test('the microphone listens for Hindi once that is chosen, also the next time [TAR-02]', async () => {
  const speech = new FakeSpeech();
  writeStored('consentVoice', 'yes');
  show({ speech });
  await userEvent.click(screen.getByRole('button', { name: 'Speak to Tara' }));
  await waitFor(() => expect(speech.languages).toEqual(['en-IN']), { timeout: 10_000 });
  await userEvent.click(screen.getByRole('button', { name: 'हिन्दी' }));
  expect(speech.languages).toEqual(['en-IN', 'hi-IN']);
  expect(speech.stopped).toBe(1);
  expect(screen.getByRole('button', { name: 'हिन्दी' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Type instead' }));
  await userEvent.click(screen.getByRole('button', { name: 'Speak to Tara' }));
  await waitFor(() => expect(speech.languages).toEqual(['en-IN', 'hi-IN', 'hi-IN']));
});

test('a choice of the language before the consent listens to nothing', async () => {
  const speech = new FakeSpeech();
  show({ speech });
  await userEvent.click(screen.getByRole('button', { name: 'Speak to Tara' }));
  await userEvent.click(await screen.findByRole('button', { name: 'हिन्दी' }, { timeout: 10_000 }));
  expect(speech.listeners).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Start listening' }));
  expect(speech.languages).toEqual(['hi-IN']);
});

test('an answer is read aloud only when asked', async () => {
  const stop = vi.fn<() => void>();
  const aloud = { isSupported: true, speak: vi.fn(() => stop) };
  storeConversations(conversationOf('one', answeredTurn('A violet coat', samples.askTaraNothing)));
  show({ conversationId: 'one', aloud });
  const button = await screen.findByRole('button', { name: 'Read aloud' });
  expect(aloud.speak).not.toHaveBeenCalled();
  await userEvent.click(button);
  expect(aloud.speak).toHaveBeenCalledExactlyOnceWith(
    'No coat in violet under ₹10,000 is in stock today.',
    'en-IN',
    expect.any(Function),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Stop reading' }));
  expect(stop).toHaveBeenCalledOnce();
});

test('an old answer names its time, and can be asked again', async () => {
  storeConversations(
    conversationOf('one', answeredTurn('A gift', samples.askTara, Date.parse('2026-01-02T05:00:00Z'))),
  );
  const { bodies } = show({ conversationId: 'one' });
  expect(await screen.findByText(/Prices, stock and dates are those of 2 Jan/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  await waitFor(() => expect(screen.queryByText(/are those of 2 Jan/)).toBeNull());
  expect(bodies('askTara')).toHaveLength(1);
});
