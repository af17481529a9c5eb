import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { mockFetch, rejection, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { ToastProvider } from '@luxe/ui/toast';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { freshMs } from './data/conversation.ts';
import { NothingScreen } from './NothingScreen.tsx';
import { ResultsScreen } from './ResultsScreen.tsx';
import { answeredTurn, conversationOf, storeConversations } from './testing/sampleConversations.ts';

beforeEach(() => {
  // jsdom has no matchMedia. The stub matches no media query, as in a wide window without touch.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  localStorage.clear();
  storeConversations();
});

const clock = { now: () => 0, sleep: () => new Promise<void>(() => undefined) };

function show(question: string, overrides: Overrides = {}, Screen = ResultsScreen, turnId?: string) {
  const { fetch, shop } = mockFetch(overrides);
  const onNavigate = vi.fn<(href: string, options?: { replace?: boolean }) => void>();
  render(
    <ToastProvider>
      <ResourcesProvider client={createClient({ baseUrl: '/api', fetch, clock })} hint="s0c0">
        <Screen question={question} turnId={turnId} catalogue="luxury" onNavigate={onNavigate} />
      </ResourcesProvider>
    </ToastProvider>,
  );
  return { onNavigate, asked: () => shop.log.filter(({ name }) => name === 'askTara').length };
}

test('the products of a stored answer are shown without another question [TAR-01]', async () => {
  storeConversations(conversationOf('one', answeredTurn('A gift')));
  const { asked } = show('A gift');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('“A gift”');
  expect(screen.getByText('3 products')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue with Tara' }).getAttribute('href')).toBe(
    '/ask-tara?c=one',
  );
  expect(asked()).toBe(0);
});

/** The same question in two conversations, with another answer in the older one. */
const storeCheaper = () =>
  storeConversations(
    conversationOf('new', answeredTurn('Cheaper')),
    conversationOf('old', { ...answeredTurn('Cheaper', samples.askTaraLong), id: 'older' }),
  );

test.each([
  ['its turn', 'older', '6 products', 'old'],
  ['the newest turn, for an unknown id', 'unknown', '3 products', 'new'],
])('of a question that was asked twice, the answer of %s is shown', async (_, turnId, count, id) => {
  storeCheaper();
  const { asked } = show('Cheaper', {}, ResultsScreen, turnId);
  await screen.findByText(count);
  expect(screen.getByRole('link', { name: 'Continue with Tara' }).getAttribute('href')).toBe(
    `/ask-tara?c=${id}`,
  );
  expect(asked()).toBe(0);
});

test('an unknown id with a question that this device has not asked: the question is asked', async () => {
  const { asked, onNavigate } = show('A gift', {}, ResultsScreen, 'unknown');
  await screen.findByText('3 products');
  expect(asked()).toBe(1);
  expect(onNavigate).not.toHaveBeenCalled();
});

const old = () => Date.now() - freshMs - 1;

test.each([
  ['a question that this device has not asked', []],
  ['an old answer', [conversationOf('one', answeredTurn('A gift', samples.askTara, old()))]],
])('%s is asked once', async (_, stored) => {
  storeConversations(...stored);
  const { asked } = show('A gift');
  await screen.findByText('3 products');
  expect(asked()).toBe(1);
});

test('an answer that a logout has deleted is asked for again', async () => {
  storeConversations(conversationOf('one', answeredTurn('A gift')));
  const { asked } = show('A gift');
  await screen.findByText('3 products');
  expect(asked()).toBe(0);
  act(() => void storeConversations());
  await screen.findByText('3 products');
  expect(asked()).toBe(1);
});

test('an answer without products is replaced by the page that offers other ways [TAR-01]', async () => {
  const { onNavigate } = show('A violet coat', { askTara: samples.askTaraNothing });
  await waitFor(() =>
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^\/result-not-found\?q=A%20violet%20coat&t=[\da-f-]{36}$/),
      { replace: true },
    ),
  );
});

test('a rejected question can be asked again', async () => {
  let isRejected = true;
  show('A gift', { askTara: () => (isRejected ? rejection('tooManyQuestions') : samples.askTara) });
  expect((await screen.findByRole('alert')).textContent).toContain('Tara did not answer');
  isRejected = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('3 products');
});

test('without a question, the page leads to Tara', () => {
  const { asked } = show('');
  expect(screen.getByRole('link', { name: 'Ask Tara' }).getAttribute('href')).toBe('/launch-tara');
  expect(asked()).toBe(0);
});

test('nothing found leads back to the conversation with the question', async () => {
  storeCheaper();
  show('Cheaper', {}, NothingScreen as typeof ResultsScreen, 'older');
  const link = await screen.findByRole('link', { name: 'Continue with Tara' });
  expect(link.getAttribute('href')).toBe('/ask-tara?c=old');
});

test('nothing found: the question in other words, the search, or a person [TAR-01]', async () => {
  const { onNavigate } = show('A violet coat', {}, NothingScreen as typeof ResultsScreen);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nothing for “A violet coat”');
  expect(screen.getByRole('link', { name: 'Search the shop for it' }).getAttribute('href')).toBe(
    '/search/?q=A%20violet%20coat',
  );
  expect(screen.getByRole('link', { name: 'Talk to a person' }).getAttribute('href')).toBe(
    '/assisted-shopping',
  );
  // This device does not have the conversation.
  expect(screen.queryByRole('link', { name: 'Continue with Tara' })).toBeNull();
  const field = screen.getByRole('textbox', { name: 'Your question in other words' });
  expect((field as HTMLInputElement).value).toBe('A violet coat');
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(document.activeElement).toBe(field);
  expect(onNavigate).not.toHaveBeenCalled();
  await userEvent.type(field, 'A lilac coat{Enter}');
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/ask-tara?q=A%20lilac%20coat');
});
