import { createClient, type Fetch } from '@luxe/client';
import { createEventReader, type ServerEvent } from '@luxe/contract/server-events';
import type { StreamAnswer } from '@luxe/feature-tara';
import { notifySessionLost } from '@luxe/resources';

type OnSentence = Parameters<StreamAnswer>[1];

/**
 * Asks Tara, and reports each sentence of a streamed answer. A shop without a language model answers in one
 * part. Rejects with an `ApiError`, like any call.
 */
export const streamTara: StreamAnswer = (body, onSentence) =>
  createClient({
    baseUrl: '/api',
    onSessionLost: notifySessionLost,
    fetch: (url, init) => fetchEvents(url, init, onSentence),
  }).call('streamTara', { body });

/** A request whose response is the last event of a stream: the answer, or an error. */
async function fetchEvents(url: string, init: Parameters<Fetch>[1], onSentence: OnSentence) {
  const response = await fetch(url, init);
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!isStream || !response.body) return response;
  const { name, data } = await readEvents(response.body, onSentence);
  return { status: name === 'answer' ? 200 : 503, text: () => Promise.resolve(JSON.stringify(data)) };
}

/** Reads a stream to its last event. Rejects when it breaks off before. */
async function readEvents(stream: ReadableStream<Uint8Array>, onSentence: OnSentence): Promise<ServerEvent> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const read = createEventReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) throw new TypeError('The stream ended before the answer.');
      for (const event of read(decoder.decode(value, { stream: true }))) {
        if (event.name === 'answer' || event.name === 'error') return event;
        if (event.name === 'sentence') onSentence(event.data as Parameters<OnSentence>[0]);
      }
    }
  } finally {
    // After the last event, or one that cannot be read, nothing more is received.
    void reader.cancel().catch(() => undefined);
  }
}
