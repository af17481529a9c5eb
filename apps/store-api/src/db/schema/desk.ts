import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Roles at the operations desk. Each route of the desk names the role that it needs. */
export const staffRoles = ['orders', 'privacy', 'content', 'settings'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** A person who works at the operations desk. `npm run staff` creates the accounts. */
export const staff = pgTable(
  'staff',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    roles: text('roles').array().$type<StaffRole[]>().notNull(),
    /** Hash by scrypt, with its parameters (`secrets/passwordHash.ts`). */
    passwordHash: text('password_hash').notNull(),
    /** True for a generated password. The person must replace it after the first login. */
    mustChangePassword: boolean('must_change_password').notNull(),
    /** Secret of the authenticator app, encrypted. */
    authenticator: text('authenticator').notNull(),
    /** Time step of the last accepted code. Only a code of a later step is accepted. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
    createdAt: moment('created_at').notNull(),
    disabledAt: moment('disabled_at'),
  },
  (table) => [
    uniqueIndex('staff_email').on(table.email),
    check('staff_email_lower_case', sql`${table.email} = lower(${table.email})`),
    check('staff_roles_known', sql`${table.roles} <@ array['orders', 'privacy', 'content', 'settings']`),
  ],
);

/** A login at the desk. A row is deleted at the logout, and when the account changes. */
export const staffSession = pgTable(
  'staff_session',
  {
    tokenHash: text('token_hash').primaryKey(),
    staffId: bigint('staff_id', { mode: 'number' })
      .notNull()
      .references(() => staff.id),
    createdAt: moment('created_at').notNull(),
    /** Time of the last request, at most a minute late. */
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    index('staff_session_staff').on(table.staffId),
    index('staff_session_created').on(table.createdAt),
  ],
);

/** What people did at the desk. A change writes its row in its transaction. Rows never change. */
export const deskAudit = pgTable(
  'desk_audit',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    /** Null for a failed login of an unknown address, for a command, and for rows of earlier versions. */
    staffId: bigint('staff_id', { mode: 'number' }).references(() => staff.id),
    /** Name of the person at that time. */
    person: text('person').notNull(),
    action: text('action').notNull(),
    /** What the action is about: `order LX-2611-2048-77`, `offer 125001…`, `policy cashLimit`. */
    subject: text('subject').notNull(),
    before: text('before'),
    after: text('after'),
  },
  (table) => [
    index('desk_audit_staff').on(table.staffId, table.id),
    index('desk_audit_subject').on(table.subject, table.id),
  ],
);

/** A change at the desk with an idempotency key. The same key again changes nothing. */
export const deskRequest = pgTable(
  'desk_request',
  {
    staffId: bigint('staff_id', { mode: 'number' })
      .notNull()
      .references(() => staff.id),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.key] }), index('desk_request_age').on(table.at)],
);
