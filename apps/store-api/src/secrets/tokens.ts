import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';

/** Returns a random token of 256 bits. */
export const newToken = () => randomBytes(32).toString('base64url');

/** Hash under which a token is stored. The hash needs no key or salt, because a token has 256 random bits. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Keyed hash under which a guessable value is stored, such as a code of six digits. */
export const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url');

export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');
