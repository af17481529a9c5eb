import { generateSecret, generateSync, generateURI, verifySync } from 'otplib';
import { createEncryption, type Encryption } from '../../secrets/encryption.ts';

/** Seconds for which an authenticator app shows a code (RFC 6238). */
const stepSeconds = 30;

/** Encrypts the secrets of authenticator apps, with a key of its own. */
export const authenticatorEncryption = (hmacKey: string): Encryption =>
  createEncryption(hmacKey, 'desk authenticator');

/** Returns a new secret of 160 bits, in base32. */
export const newAuthenticator = (): string => generateSecret();

/** The URI that an authenticator app reads from a QR code. */
export const toAuthenticatorUri = (secret: string, email: string): string =>
  generateURI({ issuer: 'LUXE desk', label: email, secret });

const toSeconds = (at: Date) => Math.floor(at.getTime() / 1000);

export const stepOf = (at: Date): number => Math.floor(toSeconds(at) / stepSeconds);

/** The code of a secret at a time step. */
export const codeAt = (secret: string, step: number): string =>
  generateSync({ secret, epoch: step * stepSeconds });

/**
 * The time step of a code of six digits; undefined for a wrong code. Clocks may differ by one step, so the
 * codes of the step before and after are accepted too.
 */
export function findStep(secret: string, code: string, at: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  // The tolerance counts from the start of the current step, so that it covers exactly three steps.
  const epoch = stepOf(at) * stepSeconds;
  const result = verifySync({ secret, token: code, epoch, epochTolerance: stepSeconds });
  return result.valid ? stepOf(at) + result.delta : undefined;
}
