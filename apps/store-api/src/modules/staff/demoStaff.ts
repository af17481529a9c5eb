import type { Clock } from '@luxe/host';
import { createHmac } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { staffRoles } from '../../db/schema/index.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import { addStaff, type FirstLogin } from './accounts.ts';
import { codeAt, stepOf } from './authenticator.ts';
import { findStaff } from './repository.ts';

/** Login of the account with all roles that a demo shop creates. */
export interface DemoStaff extends FirstLogin {
  readonly email: string;
}

/**
 * The login of the demo account, derived from the key of the shop: all processes of a shop derive the same.
 */
export function toDemoStaff(hmacKey: string): DemoStaff {
  const derive = (purpose: string) => createHmac('sha256', hmacKey).update(`demo desk ${purpose}`).digest();
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  return {
    email: 'desk@luxe.example',
    password: derive('password').subarray(0, 15).toString('base64url'),
    // 32 characters of base32: 160 bits.
    authenticator: [...derive('authenticator')].map((byte) => alphabet[byte % 32]).join(''),
  };
}

/** Creates the demo account, unless the shop has it. */
export async function createDemoStaff(
  {
    db,
    clock,
    encryption,
  }: { readonly db: Database; readonly clock: Clock; readonly encryption: Encryption },
  { email, ...login }: DemoStaff,
): Promise<void> {
  if (await findStaff(db, email)) return;
  const parts = { db, encryption, now: clock.now() };
  // Another process of the shop may create it at the same time.
  await addStaff(parts, { name: 'Demo desk', email, roles: staffRoles }, login).catch(
    async (error: unknown) => {
      if (!(await findStaff(db, email))) throw error;
    },
  );
}

/** The next code of the demo account that the desk accepts. */
export async function nextDemoCode(db: Database, clock: Clock, demo: DemoStaff): Promise<string> {
  const used = (await findStaff(db, demo.email))?.lastStep ?? 0;
  return codeAt(demo.authenticator, Math.max(stepOf(clock.now()), used + 1));
}
