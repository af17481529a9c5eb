import { StartupError } from '@luxe/host';
import { cleanEmail, cleanText } from '@luxe/format';
import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import type { StaffRole } from '../../db/schema/index.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import { hashPassword, type Cost } from '../../secrets/passwordHash.ts';
import { addAudit, type DeskAction } from './audit.ts';
import { newAuthenticator } from './authenticator.ts';
import { changeStaff, deleteSessions, findStaff, insertStaff, type StoredStaff } from './repository.ts';

export interface AccountParts {
  readonly db: Database;
  /** Encrypts the secrets of authenticator apps. */
  readonly encryption: Encryption;
  readonly now: Date;
  /** Cost of password hashes. Tests pass a lower cost. */
  readonly cost?: Cost | undefined;
}

/** What a person needs for the first login. Shown once and stored nowhere. */
export interface FirstLogin {
  readonly password: string;
  /** Secret of the authenticator app, in base32. */
  readonly authenticator: string;
}

/** A person of an account. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly roles: readonly StaffRole[];
}

/** The form in which an address is stored and compared. */
export const toAddress = (typed: string): string => cleanEmail(typed).toLowerCase();

/** Name in the audit log of a person who runs a command on the server. */
const command = 'command';

/** Adds an account. Throws a StartupError for a wrong address and for one that has an account. */
export async function addStaff(
  parts: AccountParts,
  { name, email, roles }: Person,
  given?: FirstLogin,
): Promise<FirstLogin> {
  const { db, encryption, now, cost } = parts;
  const login = given ?? { password: newPassword(), authenticator: newAuthenticator() };
  const address = toAddress(email);
  if (!/^[^\s@]+@[^\s@]+$/.test(address)) throw new StartupError(`"${email}" is no e-mail address.`);
  const cleanName = cleanText(name);
  if (cleanName === '') throw new StartupError('An account needs the name of a person.');
  const passwordHash = await hashPassword(login.password, cost);
  await db.transaction(async (tx) => {
    const added = await insertStaff(tx, {
      name: cleanName,
      email: address,
      roles: [...roles],
      passwordHash,
      mustChangePassword: given === undefined,
      authenticator: encryption.encrypt(login.authenticator),
      createdAt: now,
    });
    if (!added) throw new StartupError(`${address} has an account already.`);
    await record(tx, added, 'add account', { after: roles.join(', ') }, now);
  });
  return login;
}

/** Disables an account and ends its sessions. */
export const disableStaff = ({ db, now }: AccountParts, email: string): Promise<void> =>
  db.transaction(async (tx) => {
    const found = await requireStaff(tx, email);
    await changeStaff(tx, found.id, { disabledAt: now });
    await deleteSessions(tx, found.id);
    await record(tx, found, 'disable account', {}, now);
  });

/** Changes the roles of an account and ends its sessions. */
export const changeRoles = (
  { db, now }: AccountParts,
  email: string,
  roles: readonly StaffRole[],
): Promise<void> =>
  db.transaction(async (tx) => {
    const found = await requireStaff(tx, email);
    await changeStaff(tx, found.id, { roles: [...roles] });
    await deleteSessions(tx, found.id);
    await record(tx, found, 'change roles', { before: found.roles.join(', '), after: roles.join(', ') }, now);
  });

/** Gives an account a new password and a new authenticator, enables it and ends its sessions. */
export async function resetStaff(parts: AccountParts, email: string): Promise<FirstLogin> {
  const { db, encryption, now, cost } = parts;
  const login = { password: newPassword(), authenticator: newAuthenticator() };
  const passwordHash = await hashPassword(login.password, cost);
  await db.transaction(async (tx) => {
    const found = await requireStaff(tx, email);
    await changeStaff(tx, found.id, {
      passwordHash,
      mustChangePassword: true,
      authenticator: encryption.encrypt(login.authenticator),
      lastStep: 0,
      disabledAt: null,
    });
    await deleteSessions(tx, found.id);
    await record(tx, found, 'reset password', {}, now);
  });
  return login;
}

/** 120 random bits, in characters that are easy to type. */
const newPassword = () => randomBytes(15).toString('base64url');

async function requireStaff(tx: Database, email: string): Promise<StoredStaff> {
  const found = await findStaff(tx, toAddress(email));
  if (!found) throw new StartupError(`${email} has no account.`);
  return found;
}

const record = (
  tx: Database,
  { email }: StoredStaff,
  action: DeskAction,
  values: { before?: string; after?: string },
  now: Date,
) => addAudit(tx, { staffId: null, person: command, action, subject: `account ${email}`, ...values }, now);
