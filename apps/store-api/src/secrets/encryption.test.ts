import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createEncryption } from './encryption.ts';

it('decrypts what it has encrypted, and nothing of another key or purpose', () => {
  const bank = createEncryption('a secret', 'bank');
  fc.assert(
    fc.property(fc.string(), (text) => {
      const encrypted = bank.encrypt(text);
      expect(bank.decrypt(encrypted)).toBe(text);
      expect(bank.encrypt(text)).not.toBe(encrypted);
      expect(() => createEncryption('a secret', 'PAN').decrypt(encrypted)).toThrow();
      expect(() => createEncryption('another', 'bank').decrypt(encrypted)).toThrow();
    }),
  );
});

it('rejects a changed text', () => {
  const { encrypt, decrypt } = createEncryption('a secret', 'bank');
  const bytes = Buffer.from(encrypt('50100012345678'), 'base64');
  for (const at of [0, 15, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => decrypt(changed.toString('base64'))).toThrow();
  }
});
