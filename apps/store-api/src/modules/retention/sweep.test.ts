import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeCursor, readChanges, recordChanges } from '../../db/changeLog.ts';
import { rowsOf, type OpenDatabase } from '../../db/database.ts';
import * as schema from '../../db/schema/index.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { manualClock } from '../../testing/manualClock.ts';
import { databases } from '../../testing/databases.ts';
import { insertFixtures, fixtures } from '../../testing/fixtures.ts';
import { openShop } from '../../testing/shop.ts';
import { followChanges } from '../search/followChanges.ts';
import { retentions } from './retentions.ts';
import { sweep } from './sweep.ts';

const day = 24 * 60 * 60_000;

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`the sweep on ${name}`, () => {
    let database: OpenDatabase;
    const clock = manualClock();
    const now = clock.now();
    beforeAll(async () => void (database = await open()), 60_000);
    afterAll(() => database.close());

    const namesIn = async (table: string, column: string) =>
      (
        await rowsOf<{ name: string }>(
          database.db,
          sql.raw(`select ${column}::text as name from ${table} order by 1`),
        )
      ).map((row) => row.name);

    it('deletes rows after their retention, but not rows that a late request may still need', async () => {
      const { db } = database;
      const shop = openShop(db, clock);
      const buyer = await makeCustomer(db, shop, '9711111111');
      await shop.close();
      const [customer] = await db.select().from(schema.customer);
      const customerId = customer?.id ?? 0;
      const ago = (days: number) => new Date(now.getTime() - days * day);
      const common = { clientId: 'shop', customerId, family: buyer.userName };

      await db.insert(schema.oauthToken).values([
        { tokenHash: 'ended', kind: 'global', clientId: 'shop', expiresAt: ago(1.1) },
        { tokenHash: 'just ended', kind: 'global', clientId: 'shop', expiresAt: ago(0.9) },
      ]);
      await db.insert(schema.refreshToken).values([
        { ...common, tokenHash: 'ended', expiresAt: ago(2) },
        { ...common, tokenHash: 'used long since', usedAt: ago(31), expiresAt: ago(-300) },
        { ...common, tokenHash: 'used', usedAt: ago(29), expiresAt: ago(-300) },
        { ...common, tokenHash: 'unused', expiresAt: ago(-1) },
      ]);
      await db.insert(schema.identityAccount).values({ customerHash: 'h', phone: '9', createdAt: ago(400) });
      const session = { family: 'f', customerHash: 'h', accessExpiresAt: ago(40) };
      await db.insert(schema.identitySession).values([
        { ...session, accessHash: 'ended', refreshHash: '1', refreshExpiresAt: ago(2) },
        {
          ...session,
          accessHash: 'used',
          refreshHash: '2',
          refreshExpiresAt: ago(-300),
          refreshedAt: ago(31),
        },
        { ...session, accessHash: 'open', refreshHash: '3', refreshExpiresAt: ago(-300) },
      ]);
      const code = { subject: '9', purpose: 'login', codeHash: '', triesLeft: 5, sentAt: ago(3) } as const;
      await db.insert(schema.oneTimeCode).values([
        { ...code, refId: 'ended', expiresAt: ago(2) },
        { ...code, refId: 'open', expiresAt: ago(0) },
      ]);
      await db.insert(schema.identityEmailLink).values([
        { tokenHash: 'ended', customerHash: 'h', email: 'a@example.com', expiresAt: ago(31) },
        { tokenHash: 'old', customerHash: 'h', email: 'a@example.com', expiresAt: ago(29) },
      ]);
      await db.insert(schema.usedCaptcha).values([
        { signature: 'ended', expiresAt: ago(2) },
        { signature: 'open', expiresAt: ago(0) },
      ]);
      await db.insert(schema.identityGrant).values([
        { codeHash: 'ended', customerHash: 'h', codeChallenge: '', expiresAt: ago(2) },
        { codeHash: 'open', customerHash: 'h', codeChallenge: '', expiresAt: ago(0) },
      ]);
      await db.insert(schema.idempotencyKey).values([
        { customerId, key: 'old', requestHash: '', createdAt: ago(8) },
        { customerId, key: 'new', requestHash: '', createdAt: ago(6) },
      ]);
      const made = await db
        .insert(schema.job)
        .values([
          { kind: 'done', payload: {}, runAt: ago(31), doneAt: ago(31) },
          { kind: 'just done', payload: {}, runAt: ago(31), doneAt: ago(29) },
          { kind: 'failed', payload: {}, runAt: ago(99), attempts: 8 },
        ])
        .returning();
      await db.insert(schema.outboxMessage).values({
        jobId: made[0]?.id ?? 0,
        recipient: 'a@example.com',
        subject: '',
        text: '',
        status: 'stored',
        createdAt: ago(31),
      });
      const cart = { createdAt: ago(700), status: 'open' } as const;
      const [, used] = await db
        .insert(schema.cart)
        .values([
          { ...cart, guid: 'guest, gone', code: '1', updatedAt: ago(367) },
          { ...cart, guid: 'guest', code: '2', updatedAt: ago(365) },
          { ...cart, guid: 'customer', code: '3', updatedAt: ago(700), customerId },
          { ...cart, guid: 'guest, empty', code: '4', updatedAt: ago(31) },
          { ...cart, guid: 'guest, empty and new', code: '5', updatedAt: ago(29) },
        ])
        .returning();
      await insertFixtures(db);
      const line = {
        entryNumber: 0,
        ussid: fixtures.potli.USSID,
        quantity: 1,
        addedPaise: fixtures.potli.price,
      };
      await db.insert(schema.cartLine).values({ ...line, cartId: used?.id ?? 0 });

      expect(await sweep(db, now)).toBe(13);
      expect(await sweep(db, now)).toBe(0);
      expect(await namesIn('oauth_token', 'token_hash')).toEqual(expect.arrayContaining(['just ended']));
      expect(await namesIn('oauth_token', 'token_hash')).not.toContain('ended');
      expect(await namesIn('refresh_token', 'token_hash')).toEqual(['unused', 'used']);
      expect(await namesIn('identity_session', 'access_hash')).toEqual(['open']);
      expect(await namesIn('identity_code', 'ref_id')).toEqual(['open']);
      expect(await namesIn('identity_email_link', 'token_hash')).toEqual(['old']);
      expect(await namesIn('used_captcha', 'signature')).toEqual(['open']);
      expect(await namesIn('identity_grant', 'code_hash')).toEqual(['open']);
      expect(await namesIn('idempotency_key', 'key')).toEqual(['new']);
      expect(await namesIn('job', 'kind')).toEqual(['failed', 'just done']);
      expect(await namesIn('outbox_message', 'id')).toEqual([]);
      expect(await namesIn('cart', 'guid')).toEqual(['customer', 'guest', 'guest, empty and new']);
    });

    it('deletes tickets with their files two years after the last message, unless they are open', async () => {
      const { db } = database;
      const [owner] = await db.select().from(schema.customer);
      const customerId = owner?.id ?? 0;
      const ago = (days: number) => new Date(now.getTime() - days * day);
      const common = { customerId, topic: 'delivery', dueAt: now, status: 'answered' } as const;
      const made = await db
        .insert(schema.ticket)
        .values([
          { ...common, text: 'old', createdAt: ago(731) },
          { ...common, text: 'old and open', createdAt: ago(731), status: 'open' },
          { ...common, text: 'answered later', createdAt: ago(731) },
          { ...common, text: 'young', createdAt: ago(729) },
        ])
        .returning();
      const [old, , later] = made.map(({ id }) => id);
      const message = { author: 'shop', text: 'We have found it.', operator: 'Meera Nair' } as const;
      await db.insert(schema.ticketMessage).values([
        { ...message, ticketId: old ?? 0, createdAt: ago(730.5) },
        { ...message, ticketId: later ?? 0, createdAt: ago(729) },
      ]);
      const file = { name: 'a.png', type: 'image/png', bytes: 5 };
      await db.insert(schema.ticketAttachment).values([
        { ...file, file: 'of old', ticketId: old ?? 0 },
        { ...file, file: 'of later', ticketId: later ?? 0 },
      ]);
      await sweep(db, now);
      expect(await namesIn('ticket', 'text')).toEqual(['answered later', 'old and open', 'young']);
      expect(await namesIn('ticket_attachment', 'file')).toEqual(['of later']);
      expect(await namesIn('ticket_message', 'ticket_id')).toEqual([String(later)]);
    });

    it('makes a reader that missed deleted changes reload everything once', async () => {
      const { db } = database;
      const early = await changeCursor(db);
      const calls: string[] = [];
      const follower = await followChanges({
        db,
        onChanges: async (changes) => void calls.push(...changes.map(({ key }) => key)),
        onLost: async () => void calls.push('everything'),
        onError: (error) => calls.push(String(error)),
      });
      await db.transaction((tx) => recordChanges(tx, 'offer', ['old'], new Date(now.getTime() - 2 * day)));
      await db.transaction((tx) => recordChanges(tx, 'offer', ['new'], now));
      const seen = await readChanges(db, early);
      expect([seen.isComplete, seen.changes.length]).toEqual([true, 2]);

      expect(await sweep(db, now)).toBe(1);
      expect((await readChanges(db, early)).isComplete).toBe(false);
      // A reader whose cursor is after the deleted row had read that row, so this reader misses nothing.
      expect((await readChanges(db, seen.cursor)).isComplete).toBe(true);

      await follower.poll();
      await db.transaction((tx) => recordChanges(tx, 'offer', ['newest'], now));
      await follower.poll();
      expect(calls).toEqual(['everything', 'newest']);
      await follower.close();
    });

    it('deletes each row once when several sweeps run, and stops on request', async () => {
      const { db } = database;
      const rows = Array.from({ length: 1200 }, (_, index) => ({
        tokenHash: `many ${index}`,
        kind: 'global' as const,
        clientId: 'shop',
        expiresAt: new Date(now.getTime() - 2 * day),
      }));
      await db.insert(schema.oauthToken).values(rows);
      expect(await sweep(db, now, () => true)).toBe(0);
      const swept = await Promise.all([sweep(db, now), sweep(db, now), sweep(db, now)]);
      expect(swept.reduce((sum, one) => sum + one, 0)).toBe(1200);
    });
  });

it('rows of every table are stored for at least a day after they expire', () => {
  const named = retentions.map(({ table, retentionMs }) => [getTableConfig(table).name, retentionMs / day]);
  expect(named.filter(([, days]) => Number(days) < 1)).toEqual([]);
});
