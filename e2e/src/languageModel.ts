import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The fields of a request of the shop that journeys read. */
interface ModelCall {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  /** Set when the model has to fill in a plan. Otherwise it writes sentences. */
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
  readonly stream?: boolean;
}

/** A stand-in of a service with the chat completions of OpenAI. It fills in nothing of a plan. */
export interface LanguageModel {
  /** The environment of a shop that uses it. */
  readonly environment: Readonly<Record<string, string>>;
  /** The requests that it got, oldest first. */
  readonly calls: readonly ModelCall[];
  /** Sets the lines that it writes from now on. After the first one, it waits for `pause`. */
  write(lines: readonly string[], pause?: Promise<void>): void;
  /** Ends it. Later requests find no server. */
  stop(): Promise<void>;
}

/** Starts a stand-in on a free port. */
export async function startLanguageModel(): Promise<LanguageModel> {
  const calls: ModelCall[] = [];
  let reply: { lines: readonly string[]; pause: Promise<void> | undefined } = { lines: [], pause: undefined };

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const call = JSON.parse(await text(request)) as ModelCall;
    calls.push(call);
    const [tool] = call.tools ?? [];
    if (tool) {
      const filled = { function: { name: tool.function.name, arguments: '{}' } };
      return sendJson(response, { content: null, tool_calls: [filled] });
    }
    const { lines, pause } = reply;
    if (!call.stream) return sendJson(response, { content: lines.join('\n') });
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const line of lines) {
      response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: `${line}\n` } }] })}\n\n`);
      await pause;
    }
    response.end('data: [DONE]\n\n');
  }

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    environment: { TARA_MODEL_URL: `http://127.0.0.1:${port}/v1`, TARA_MODEL: 'stand-in' },
    calls,
    write: (lines, pause) => void (reply = { lines, pause }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const sendJson = (response: ServerResponse, message: object) =>
  void response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ choices: [{ message }] }));
