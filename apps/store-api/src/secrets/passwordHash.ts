import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Parameters of scrypt (RFC 7914). */
export interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** Usual cost of scrypt: each hash takes 32 MB and about 0.1 s. */
export const usualCost: Cost = { N: 2 ** 15, r: 8, p: 1 };
const hashBytes = 32;

/** NFC makes both Unicode forms of an accented letter the same password. */
const toKey = (password: string, salt: Buffer, { N, r, p }: Cost) =>
  derive(password.normalize('NFC'), salt, hashBytes, { N, r, p, maxmem: 256 * N * r });

export async function hashPassword(password: string, cost: Cost = usualCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await toKey(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Computes a hash even if none is stored. The duration then does not reveal whether there is
 * such a password.
 */
export async function verifyPassword(
  password: string,
  stored: string | undefined,
  cost: Cost = usualCost,
): Promise<boolean> {
  const [, N = cost.N, r = cost.r, p = cost.p, salt = '', hash = ''] = (stored ?? '').split('$');
  const key = await toKey(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  const expected = Buffer.from(hash, 'base64url');
  return expected.length === key.length && timingSafeEqual(key, expected);
}
