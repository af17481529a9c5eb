import type { Endpoint } from '../shared/endpoint.ts';

const ask = {
  service: 'store',
  method: 'POST',
  effect: 'read',
  audience: 'shopper',
  token: 'any',
  body: 'json',
  // The shopper can ask again. A second attempt could pay for a model twice.
  attempts: 1,
  maxBytes: 32 * 1024,
  optional: true,
  errors: ['Q4295'],
} as const;

/** Calls of Tara, the shopping assistant. The specification names the pages and the hints only. */
export const taraCalls = {
  askTara: {
    ...ask,
    path: '/v2/lux/tara/ask',
    summary:
      'Answers a question in the words of the shopper with products, facts and their sources. The answer has a context, which the next question sends back. Nothing is stored.',
  },
  streamTara: {
    ...ask,
    path: '/v2/lux/tara/ask/stream',
    stream: true,
    timeoutMs: 30_000,
    summary:
      'Like askTara. With a language model, the response is a stream of server-sent events: `sentence` for each sentence, then `answer` with the response of askTara. Without one, it is that response.',
  },
} as const satisfies Record<string, Endpoint>;
