import { describe, expect, it } from 'vitest';
import { createEventReader, writeEvent } from './serverEvents.ts';

const sentence = { name: 'sentence', data: { text: 'A line\nand another, “quoted”.' } };
const answer = { name: 'answer', data: { products: [] } };
const written = writeEvent(sentence) + writeEvent(answer);

describe('server-sent events', () => {
  it('are read as they were written', () => {
    expect(createEventReader()(written)).toEqual([sentence, answer]);
  });

  it('are read from parts that are cut anywhere', () => {
    for (let at = 0; at <= written.length; at += 1) {
      const read = createEventReader();
      expect([...read(written.slice(0, at)), ...read(written.slice(at))]).toEqual([sentence, answer]);
    }
  });

  it('are read with the line endings of other servers, without comments', () => {
    const read = createEventReader();
    expect(read(': hello\r\n\r\ndata: {"a":1}\r\n\r\n')).toEqual([{ name: 'message', data: { a: 1 } }]);
  });

  it('reject data that is not JSON, and an event without an end', () => {
    expect(() => createEventReader()('data: {"a\n\n')).toThrow(SyntaxError);
    expect(() => createEventReader()(`data: ${'x'.repeat(2_000_001)}`)).toThrow(RangeError);
  });
});
