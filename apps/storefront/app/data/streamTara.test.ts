import { samples } from '@luxe/contract/samples';
import { writeEvent } from '@luxe/contract/server-events';
import { afterEach, expect, test, vi } from 'vitest';
import { streamTara } from './streamTara.ts';

afterEach(() => vi.unstubAllGlobals());

const sentence = { text: 'Three gifts.', source: null };
const body = { text: 'A gift', catalogue: 'luxury', context: null } as const;

/** Asks a shop that answers with a text, in parts of a few bytes. Returns the sentences and the outcome. */
async function ask(text: string, type = 'text/event-stream; charset=utf-8', status = 200) {
  const bytes = new TextEncoder().encode(text);
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 7) controller.enqueue(bytes.slice(at, at + 7));
      controller.close();
    },
  });
  const fetch = vi.fn<(url: string) => Promise<Response>>(() =>
    Promise.resolve(new Response(stream, { status, headers: { 'content-type': type } })),
  );
  vi.stubGlobal('fetch', fetch);
  const onSentence = vi.fn<(sentence: unknown) => void>();
  const outcome = await streamTara(body, onSentence).catch((error: unknown) => error);
  const sentences = onSentence.mock.calls.map(([one]) => one);
  return { outcome, sentences, urls: fetch.mock.calls.map(([url]) => url) };
}

const answer = writeEvent({ name: 'answer', data: samples.askTara });

test('reports each sentence, and resolves to the answer', async () => {
  const { outcome, sentences, urls } = await ask(writeEvent({ name: 'sentence', data: sentence }) + answer);
  expect(sentences).toEqual([sentence]);
  expect(outcome).toEqual(samples.askTara);
  expect(urls).toEqual(['/api/v2/lux/tara/ask/stream']);
});

test('a shop without a model answers in one part', async () => {
  const { outcome, sentences } = await ask(JSON.stringify(samples.askTara), 'application/json');
  expect([outcome, sentences]).toEqual([samples.askTara, []]);
});

test.each([
  ['an error in the stream', writeEvent({ name: 'error', data: { errorCode: 'E5030' } }), 503],
  ['a stream that breaks off', writeEvent({ name: 'sentence', data: sentence }), 0],
  ['a stream that is no JSON', 'event: answer\ndata: {"a\n\n', 0],
])('%s rejects like a call', async (_, text, status) => {
  expect((await ask(text)).outcome).toMatchObject({ name: 'ApiError', status });
});

test('an error of the shop keeps its status', async () => {
  const { outcome } = await ask('{"errorCode":"Q4295"}', 'application/json', 429);
  expect(outcome).toMatchObject({ name: 'ApiError', status: 429, code: 'Q4295' });
});

test.each([
  ['the answer', answer],
  ['an event that is no JSON', 'event: answer\ndata: {"a\n\n'],
])('after %s, the connection of a stream without an end is closed', async (_, text) => {
  const cancel = vi.fn<() => void>();
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
    cancel,
  });
  const headers = { 'content-type': 'text/event-stream' };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(stream, { headers })));
  await streamTara(body, () => undefined).catch(() => undefined);
  expect(cancel).toHaveBeenCalledOnce();
});
