import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLink, signLink, type SignedLink } from './signedLink.ts';

const key = 'a key of a test';
const link: SignedLink = {
  purpose: 'order',
  subject: 'LX-2611-2048-77',
  expiresAt: new Date('2026-12-01T10:00:00Z'),
};
const before = new Date('2026-12-01T09:59:59Z');

describe('signed links', () => {
  it('open their subject until they expire', () => {
    const token = signLink(key, link);
    expect(token).toMatch(/^LX-2611-2048-77\.[\da-z]+\.[\w-]{22}$/);
    expect(readLink(key, 'order', token, before)).toEqual({ subject: link.subject, isExpired: false });
    expect(readLink(key, 'order', token, link.expiresAt)).toEqual({ subject: link.subject, isExpired: true });
  });

  it('open nothing for another purpose or with another key', () => {
    const token = signLink(key, link);
    expect(readLink(key, 'orderFeedback', token, before)).toBeUndefined();
    expect(readLink('another key', 'order', token, before)).toBeUndefined();
  });

  it('open nothing when any character is changed', () => {
    const token = signLink(key, link);
    const position = fc.integer({ min: 0, max: token.length - 1 });
    fc.assert(
      fc.property(position, fc.constantFrom(...'abcXYZ019-_. é'), (at, character) => {
        fc.pre(token[at] !== character);
        const forged = token.slice(0, at) + character + token.slice(at + 1);
        expect(readLink(key, 'order', forged, before)).toBeUndefined();
      }),
    );
  });

  it('open nothing for any other text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readLink(key, 'order', text, before)).toBeUndefined();
      }),
    );
  });
});
