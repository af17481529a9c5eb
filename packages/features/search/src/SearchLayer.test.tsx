import { createClient } from '@luxe/client';
import { allAllowed, formatConsent } from '@luxe/contract/consent';
import { searchTypes } from '@luxe/contract/event-values';
import { mockFetch } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addRecent, readRecent } from './data/recentSearches.ts';
import SearchLayer from './SearchLayer.tsx';

beforeEach(() => {
  // jsdom has no matchMedia. The stub matches no media query, as in a wide window without touch.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  localStorage.clear();
});
afterEach(() => {
  document.cookie = 'consent=; max-age=0';
});
afterAll(() => vi.unstubAllGlobals());

function show(typed: string, catalogue: 'luxury' | 'indiluxe' = 'luxury') {
  const track = vi.fn();
  const onClose = vi.fn();
  const onNavigate = vi.fn();
  const { fetch } = mockFetch();
  render(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch })} hint="s0c0" track={track}>
      <SearchLayer
        catalogue={catalogue}
        typed={typed}
        onType={vi.fn()}
        onNavigate={onNavigate}
        onClose={onClose}
      />
    </ResourcesProvider>,
  );
  return { track, onClose, onNavigate };
}

/** Presses a link. jsdom cannot open its address. */
async function follow(link: HTMLElement | undefined) {
  if (!link) throw new Error('There is no such link.');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
}
const firstLinkOf = async (list: string) =>
  (await within(await screen.findByRole('list', { name: list })).findAllByRole('link'))[0];
const field = () => screen.findByRole('combobox', { name: 'Search the shop' });

/** A speech recognition that hears one sentence at once. */
class HeardOnce extends EventTarget {
  lang = '';
  interimResults = false;
  abort = vi.fn();
  start() {
    queueMicrotask(() => {
      const results = [[{ transcript: 'a green silk sari' }]];
      this.dispatchEvent(Object.assign(new Event('result'), { results }));
      this.dispatchEvent(new Event('end'));
    });
  }
}

interface Start {
  readonly type: (typeof searchTypes)[number];
  readonly how: string;
  readonly typed: string;
  /** The reported text. */
  readonly text: string;
  readonly start: () => Promise<void>;
  /** What the layer opens itself. Undefined for a link, which the router opens, and for the close icon. */
  readonly opened?: string;
}

const starts: readonly Start[] = [
  {
    type: 'direct',
    how: 'Enter',
    typed: 'gift',
    text: 'gift',
    opened: '/search/?q=gift',
    start: async () => userEvent.type(await field(), '{Enter}'),
  },
  {
    type: 'auto',
    how: 'Enter on a suggestion',
    typed: 'cres',
    text: 'crescent',
    opened: '/search/?q=crescent',
    start: async () => {
      await screen.findAllByRole('option');
      await userEvent.type(await field(), '{ArrowDown}{Enter}');
    },
  },
  {
    type: 'auto',
    how: 'a press on a suggestion',
    typed: 'cres',
    text: 'Crescent bags',
    start: async () => follow((await screen.findAllByRole('option')).at(-1)),
  },
  {
    type: 'recent',
    how: 'a press on a recent search',
    typed: '',
    text: 'camel coat',
    start: async () => follow(await firstLinkOf('Recent')),
  },
  {
    type: 'curated for you',
    how: 'a press on a search that fits',
    typed: '',
    text: 'Oduvia bags',
    start: async () => follow(await firstLinkOf('Curated for you')),
  },
  {
    type: 'voice icon click',
    how: 'speaking',
    typed: '',
    text: 'a green silk sari',
    opened: '/search/?q=a%20green%20silk%20sari',
    start: async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Search by voice' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Start listening' }));
    },
  },
  {
    type: 'close icon click',
    how: 'the close icon',
    typed: 'gift',
    text: 'gift',
    start: async () => userEvent.click(await screen.findByRole('button', { name: 'Close search' })),
  },
  {
    type: 'shop with the assistant',
    how: 'the assistant',
    typed: 'gift',
    text: 'gift',
    start: async () => follow(await screen.findByRole('link', { name: 'Ask Tara: “gift”' })),
  },
  {
    type: 'top product click',
    how: 'a press on a product',
    typed: 'gift',
    text: 'gift',
    start: async () => follow(await firstLinkOf('Popular products')),
  },
];

test.each(starts)(
  '$how is one search of the type “$type” and closes the layer [SEA-10]',
  async ({ type, typed, text, start, opened }) => {
    vi.stubGlobal('SpeechRecognition', HeardOnce);
    const answer = { choices: allAllowed, source: 'banner', isLogged: true } as const;
    const [at, id] = [Math.floor(Date.now() / 1000), crypto.randomUUID()];
    document.cookie = `consent=${formatConsent({ ...answer, at, id })}`;
    if (type === 'recent') addRecent('luxury', text);
    const { track, onClose, onNavigate } = show(typed);
    await start();
    await vi.waitFor(() => expect(track.mock.calls).toEqual([['search', { type, text }]]));
    expect(onClose).toHaveBeenCalledOnce();
    expect(onNavigate.mock.calls).toEqual(opened === undefined ? [] : [[opened]]);
  },
);

test('each type of search has a way in this table [SEA-10]', () => {
  expect([...new Set(starts.map(({ type }) => type))].toSorted()).toEqual([...searchTypes].toSorted());
});

test('no searches that fit are asked for or shown without consent for preferences [PER-01]', async () => {
  show('');
  await screen.findByRole('list', { name: 'Popular searches' });
  expect(screen.queryByText('Curated for you')).toBeNull();
});

test.each([
  ['', 'luxury', 'Ask Tara, the shopping assistant', '/launch-tara'],
  ['', 'indiluxe', 'Ask Tara, the shopping assistant', '/launch-tara?catalogue=indiluxe'],
  ['gift', 'luxury', 'Ask Tara: “gift”', '/ask-tara?q=gift'],
  ['jutti', 'indiluxe', 'Ask Tara: “jutti”', '/ask-tara?q=jutti&catalogue=indiluxe'],
] as const)(
  'with the text “%s” in %s, the assistant is one link away',
  async (typed, catalogue, name, href) => {
    show(typed, catalogue);
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
  },
);

test('a click on the assistant is tracked, closes the layer and is no recent search [SEA-10]', async () => {
  const { track, onClose } = show('gift');
  await follow(await screen.findByRole('link', { name: 'Ask Tara: “gift”' }));
  expect(track).toHaveBeenLastCalledWith('search', { type: 'shop with the assistant', text: 'gift' });
  expect(onClose).toHaveBeenCalledOnce();
  expect(readRecent('luxury')).toEqual([]);
});
