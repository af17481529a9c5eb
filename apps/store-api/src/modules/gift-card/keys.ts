import { createHmac, hkdfSync, randomInt } from 'node:crypto';
import {
  giftCardAlphabet,
  giftCardCheckCharacter,
  giftCardCodeLength,
  giftCardPinLength,
} from '@luxe/format/gift-card-code';
import { createEncryption, type Encryption } from '../../secrets/encryption.ts';

/** What makes codes readable to the program, and to nothing that has only the database. */
export interface GiftCardKeys extends Encryption {
  /** Hash by which a code is found. */
  hash(code: string): string;
}

export function createGiftCardKeys(hmacKey: string): GiftCardKeys {
  const key = Buffer.from(hkdfSync('sha256', hmacKey, '', 'gift card lookup', 32));
  return {
    ...createEncryption(hmacKey, 'gift card'),
    hash: (code) => createHmac('sha256', key).update(code).digest('base64url'),
  };
}

/** A random code with its check character: about 74 bits. */
export function newGiftCardCode(): string {
  const start = Array.from(
    { length: giftCardCodeLength - 1 },
    () => giftCardAlphabet[randomInt(giftCardAlphabet.length)],
  ).join('');
  return start + giftCardCheckCharacter(start);
}

export const newGiftCardPin = (): string =>
  String(randomInt(10 ** giftCardPinLength)).padStart(giftCardPinLength, '0');
