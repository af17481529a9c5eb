import type { AssistantModel, ModelReply, ModelRequest } from './assistantModel.ts';
import type { ModelConfig } from './config.ts';

/** Longest reply that is read, in bytes. */
const replyLimit = 200_000;

interface Delta {
  readonly content?: string | null;
  readonly tool_calls?: readonly { readonly function?: { readonly arguments?: string } }[];
}

interface Completion {
  /** `message` of a complete reply, `delta` of a part of a streamed one. */
  readonly choices?: readonly { readonly message?: Delta; readonly delta?: Delta }[];
}

/** A model behind the chat completions of OpenAI (`POST /chat/completions`), also of a local program. */
export const createOpenAiModel = ({ url, model, key }: Omit<ModelConfig, 'perVisitor'>): AssistantModel => ({
  async complete({ messages, tool, maxTokens, signal, onText }) {
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({
        model,
        messages,
        max_tokens: maxTokens,
        temperature: 0.2,
        ...(tool && toToolFields(tool)),
        ...(onText && { stream: true }),
      }),
      signal,
      redirect: 'error',
    });
    // The body of an error may repeat the question, so it is not read.
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      throw new Error(`The model answers ${response.status}.`);
    }
    return onText ? readStream(response.body, onText) : readReply(response.body);
  },
});

type Body = NonNullable<Response['body']>;

const toToolFields = (tool: NonNullable<ModelRequest['tool']>) => ({
  tools: [{ type: 'function', function: tool }],
  tool_choice: { type: 'function', function: { name: tool.name } },
});

async function* textOf(body: Body): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > replyLimit) throw new RangeError('The reply of the model is too long.');
    yield decoder.decode(chunk, { stream: true });
  }
}

async function readReply(body: Body): Promise<ModelReply> {
  let json = '';
  for await (const text of textOf(body)) json += text;
  const { choices } = JSON.parse(json) as Completion;
  const message = choices?.[0]?.message;
  if (!message) throw new TypeError('The reply of the model has no message.');
  const toolArguments = message.tool_calls?.[0]?.function?.arguments;
  return { text: message.content ?? '', ...(toolArguments !== undefined && { toolArguments }) };
}

/** Reads server-sent events whose last one is `[DONE]`. A stream that breaks off is no reply. */
async function readStream(body: Body, onText: (text: string) => void): Promise<ModelReply> {
  let text = '';
  let rest = '';
  for await (const part of textOf(body)) {
    const lines = (rest + part).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!line.startsWith('data:')) continue;
      const data = line.slice('data:'.length).trim();
      if (data === '[DONE]') return { text };
      const { choices } = JSON.parse(data) as Completion;
      const added = choices?.[0]?.delta?.content ?? '';
      if (added === '') continue;
      text += added;
      onText(added);
    }
  }
  throw new Error('The reply of the model has no end.');
}
