import { ApiError, createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { errorReply, mockFetch, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeConversations } from './storedConversations.ts';
import { useConversations, type StreamAnswer } from './useConversations.ts';

const clock = { now: () => 0, sleep: () => new Promise<void>(() => undefined) };

function open(overrides: Overrides = {}, stream?: StreamAnswer) {
  const { fetch, shop } = mockFetch(overrides);
  const client = createClient({ baseUrl: '/api', fetch, clock });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ResourcesProvider client={client} hint="s0c0">
      {children}
    </ResourcesProvider>
  );
  const { result } = renderHook(() => useConversations({ catalogue: 'luxury', stream }), { wrapper });
  const asked = () =>
    shop.log.filter(({ name }) => name === 'askTara').map(({ request }) => request.body as object);
  return { result, asked };
}

beforeEach(() => {
  localStorage.clear();
  changeConversations(() => []);
});

test('a question is stored at once, and its answer when it arrives [TAR-01]', async () => {
  const { result, asked } = open();
  act(() => void result.current.ask('  A gift  '));
  expect(result.current.list?.[0]?.turns[0]).toMatchObject({ question: 'A gift' });
  expect(result.current.pending?.sentences).toEqual([]);
  await waitFor(() => expect(result.current.announcement).toMatch(/^Three gifts.* 3 products\.$/));
  expect(result.current.pending).toBeUndefined();
  expect(result.current.list?.[0]?.turns[0]?.answered?.answer.offers).toHaveLength(3);
  expect(asked()).toEqual([{ text: 'A gift', catalogue: 'luxury', context: null }]);
});

test('the next question of a conversation has its context and its catalogue', async () => {
  const { result, asked } = open();
  let id = '';
  act(() => {
    changeConversations(() => [{ id: 'x', catalogue: 'indiluxe', turns: [{ id: 't', question: 'A sari' }] }]);
    id = result.current.ask('In green', 'x');
  });
  await waitFor(() => expect(result.current.announcement).not.toBe(''));
  act(() => void result.current.ask('Cheaper', id));
  await waitFor(() => expect(result.current.pending).toBeUndefined());
  expect(asked()).toEqual([
    { text: 'In green', catalogue: 'indiluxe', context: null },
    { text: 'Cheaper', catalogue: 'indiluxe', context: samples.askTara.context },
  ]);
  expect(result.current.list).toHaveLength(1);
});

test('after a failure, the question stays and can be asked again', async () => {
  let hasFailed = false;
  const { result } = open({
    askTara: () => {
      if (hasFailed) return samples.askTara;
      hasFailed = true;
      return errorReply(429, 'T4291', 'You have asked many questions. Try again in 10 minutes.');
    },
  });
  let id = '';
  act(() => void (id = result.current.ask('A gift')));
  await waitFor(() => expect(result.current.failure).toBeDefined());
  const turn = result.current.list?.[0]?.turns[0];
  expect(turn?.question).toBe('A gift');
  expect(result.current.failure?.turnId).toBe(turn?.id);
  act(() => void (turn && result.current.askAgain(id, turn)));
  expect(result.current.failure).toBeUndefined();
  await waitFor(() => expect(result.current.list?.[0]?.turns[0]?.answered).toBeDefined());
});

test('a question about a product is asked again about this product, and the next one about none', async () => {
  const { result, asked } = open();
  let id = '';
  act(() => void (id = result.current.ask('Which size?', undefined, 'mp100000000000136')));
  await waitFor(() => expect(result.current.pending).toBeUndefined());
  const turn = result.current.list?.[0]?.turns[0];
  act(() => void (turn && result.current.askAgain(id, turn)));
  await waitFor(() => expect(result.current.pending).toBeUndefined());
  act(() => void result.current.ask('Cheaper', id));
  await waitFor(() => expect(result.current.pending).toBeUndefined());
  const products = asked().map((body) => ('about' in body ? body.about : undefined));
  expect(products).toEqual(['mp100000000000136', 'mp100000000000136', undefined]);
});

test('an answer to a deleted conversation is dropped', async () => {
  const { result } = open();
  act(() => void result.current.ask('A gift'));
  act(() => result.current.remove());
  await waitFor(() => expect(result.current.pending).toBeUndefined());
  expect(result.current.list).toEqual([]);
});

const sentence = { text: 'One moment.', source: null };

test('shows the sentences of a stream, and a stream that breaks off is answered in one part', async () => {
  const stream = vi.fn<StreamAnswer>((_, onSentence) => {
    onSentence(sentence);
    return Promise.reject(new TypeError('The stream broke.'));
  });
  const { result, asked } = open({}, stream);
  act(() => void result.current.ask('A gift'));
  expect(result.current.pending?.sentences).toEqual([sentence]);
  await waitFor(() => expect(result.current.pending).toBeUndefined());
  expect(stream).toHaveBeenCalledOnce();
  expect(asked()).toHaveLength(1);
  expect(result.current.list?.[0]?.turns[0]?.answered).toBeDefined();
});

test.each([
  [404, 1],
  [429, 0],
  [503, 0],
])('a stream that the shop rejects with %i is asked without a stream %i times', async (status, times) => {
  const stream = () => Promise.reject(new ApiError(status, 'Q4295', 'You have asked many questions.'));
  const { result, asked } = open({}, stream);
  act(() => void result.current.ask('A gift'));
  await waitFor(() => expect(result.current.pending).toBeUndefined());
  expect(asked()).toHaveLength(times);
  expect(result.current.failure === undefined).toBe(times > 0);
});

test('sentences of two questions at the same time are not mixed', async () => {
  const asked: { onSentence: (one: typeof sentence) => void; answer: () => void }[] = [];
  const stream: StreamAnswer = (_, onSentence) =>
    new Promise((resolve) => {
      asked.push({ onSentence, answer: () => resolve(samples.askTara) });
    });
  const { result } = open({}, stream);
  act(() => void result.current.ask('A gift'));
  act(() => void result.current.ask('A tie'));
  act(() => asked[0]?.onSentence(sentence));
  expect(result.current.pending?.sentences).toEqual([]);
  act(() => asked[1]?.onSentence(sentence));
  expect(result.current.pending?.sentences).toEqual([sentence]);
  await act(() => Promise.resolve(asked[0]?.answer()));
  expect(result.current.pending?.sentences).toEqual([sentence]);
  await act(() => Promise.resolve(asked[1]?.answer()));
  expect(result.current.pending).toBeUndefined();
  const turns = result.current.list?.flatMap((one) => one.turns) ?? [];
  expect(turns.filter(({ answered }) => answered)).toHaveLength(2);
});
