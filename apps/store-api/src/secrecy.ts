import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';

/** A token of 256 bits that nobody can guess. */
export const newToken = () => randomBytes(32).toString('base64url');

/** How a token is kept: it has enough chance in it that a plain hash cannot be turned back. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** How something guessable is kept, like a code of six digits: useless without the key. */
export const sealOf = (key: string, text: string) =>
  createHmac('sha256', key).update(text).digest('base64url');

export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');
