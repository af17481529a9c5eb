import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createOpenAiModel } from './openAiModel.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

interface Received {
  readonly url: string | undefined;
  readonly key: string | undefined;
  // The body is untyped, so that tests can read any field.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

/** Starts a service that answers like this, and returns a model behind it with the received requests. */
async function start(answer: (response: ServerResponse) => void, key?: string) {
  const received: Received[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const { url, headers } = request;
    received.push({ url, key: headers.authorization, body: JSON.parse(text) });
    answer(response);
  };
  server = createServer((request, response) => void handle(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const model = createOpenAiModel({ url: `http://127.0.0.1:${port}/v1`, model: 'small', key });
  return { model, received };
}

const request = {
  messages: [{ role: 'user', content: 'black bags' }],
  maxTokens: 100,
  signal: new AbortController().signal,
} as const;
const tool = { name: 'search', description: 'Searches.', parameters: { type: 'object' } };
const json = (body: unknown) => (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const stream = (text: string) => (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'text/event-stream' }).end(text);
const delta = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

describe('a model behind chat completions', () => {
  it('calls the tool of a request', async () => {
    const call = { function: { name: 'search', arguments: '{"colours":["Black"]}' } };
    const { model, received } = await start(
      json({ choices: [{ message: { content: null, tool_calls: [call] } }] }),
      'secret-key',
    );
    const reply = await model.complete({ ...request, tool });
    expect(reply).toEqual({ text: '', toolArguments: '{"colours":["Black"]}' });
    expect(received).toMatchObject([
      {
        url: '/v1/chat/completions',
        key: 'Bearer secret-key',
        body: { model: 'small', max_tokens: 100, tool_choice: { function: { name: 'search' } } },
      },
    ]);
  });

  it('sends no key to a service without one', async () => {
    const { model, received } = await start(json({ choices: [{ message: { content: 'Hello' } }] }));
    expect(await model.complete(request)).toEqual({ text: 'Hello' });
    expect(received[0]?.key).toBeUndefined();
    expect(received[0]?.body.stream).toBeUndefined();
  });

  it('hands over the text while the model writes it', async () => {
    const { model, received } = await start(
      stream(`${delta('Three')}: comment\n\n${delta(' bags.')}data: {"choices":[]}\n\ndata: [DONE]\n\n`),
    );
    const parts: string[] = [];
    const reply = await model.complete({ ...request, onText: (text) => parts.push(text) });
    expect(reply).toEqual({ text: 'Three bags.' });
    expect(parts).toEqual(['Three', ' bags.']);
    expect(received[0]?.body.stream).toBe(true);
  });

  it.each([
    ['an error', (response: ServerResponse) => void response.writeHead(429).end('{}')],
    ['no JSON', stream('nothing')],
    ['no message', json({ choices: [] })],
    ['a reply without an end', json({ choices: [{ message: { content: 'x'.repeat(200_001) } }] })],
  ])('rejects when the service answers %s', async (_, answer) => {
    const { model } = await start(answer);
    await expect(model.complete(request)).rejects.toThrow();
  });

  it('rejects when a stream breaks off', async () => {
    const { model } = await start(stream(delta('Three')));
    await expect(model.complete({ ...request, onText: () => undefined })).rejects.toThrow(/no end/);
  });

  it('stops when the caller no longer waits', async () => {
    const { model } = await start(() => undefined);
    const signal = AbortSignal.timeout(20);
    await expect(model.complete({ ...request, signal })).rejects.toThrow();
  });
});
