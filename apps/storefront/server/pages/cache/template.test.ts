import fc from 'fast-check';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createChecksum } from './checksum.ts';
import { createNonce, createTemplate, inflate } from './template.ts';

const first = createNonce();
const second = createNonce();

/** Arbitrary parts of a page: repeated text as in HTML, and arbitrary bytes. */
const part = fc.oneof(
  fc.constantFrom('<link rel="modulepreload" href="/assets/', '"/>', '<script nonce="', '', '₹ 1,20,000'),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.integer({ min: 1, max: 4000 }).map((many) => '<li>tile</li>'.repeat(many)),
);

it('a template filled with a nonce equals the page rendered with that nonce', () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 12 }), (parts) => {
      const template = createTemplate(Buffer.from(parts.join(first)), first);
      // gunzip checks the checksum and the length in the trailer.
      expect(gunzipSync(template.fill(second)).toString()).toBe(Buffer.from(parts.join(second)).toString());
      expect(gunzipSync(template.fill(first)).toString()).toBe(Buffer.from(parts.join(first)).toString());
    }),
    { numRuns: 150 },
  );
});

it('a template compresses text that repeats around nonces, but never the nonces themselves', () => {
  const line = `<link rel="modulepreload" href="/assets/listing-BlB8UkCK.js" nonce="${first}"/>`;
  const page = Buffer.from(line.repeat(40));
  const template = createTemplate(page, first);
  expect(template.size).toBeLessThan(40 * 75);
  expect(gunzipSync(template.fill(second)).toString()).toBe(page.toString().replaceAll(first, second));
});

it('a template is little larger than the page compressed as one stream', () => {
  const parts = Array.from(
    { length: 30 },
    (_, at) => `<p>${'Leather that holds its shape. '.repeat(at)}</p>`,
  );
  const page = Buffer.from(parts.join(first));
  expect(createTemplate(page, first).size).toBeLessThan(gzipSync(page).length + 31 * 45);
});

it('a filled template has the same length for every nonce', () => {
  const template = createTemplate(Buffer.from(`a${first}b${first}c`), first);
  expect(new Set(Array.from({ length: 50 }, () => template.fill(createNonce()).length)).size).toBe(1);
});

it('rejects a nonce of another length', () => {
  expect(() => createTemplate(Buffer.from('a'), first).fill('"><script>')).toThrow(/24 letters/);
});

it('inflates a filled template to plain HTML, for a client that does not accept gzip', async () => {
  const template = createTemplate(Buffer.from(`<p>₹${first}</p>`), first);
  expect((await inflate(template.fill(second))).toString()).toBe(`<p>₹${second}</p>`);
});

it('creates unique nonces whose characters need no escaping', () => {
  const nonces = Array.from({ length: 10_000 }, createNonce);
  expect(new Set(nonces).size).toBe(10_000);
  expect(nonces.filter((nonce) => !/^[\w-]{24}$/.test(nonce))).toEqual([]);
});

it('the checksum of a text without a nonce is its CRC-32', () => {
  expect(createChecksum(Buffer.from('123456789'), [], 24)(Buffer.alloc(24, 7))).toBe(0xcbf43926);
});
