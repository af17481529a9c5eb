import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeskContent } from '@luxe/contract/desk';
import { changeCursor, readChanges } from '../../db/changeLog.ts';
import { rowsOf, type Database, type OpenDatabase } from '../../db/database.ts';
import { keywordRedirect } from '../../db/schema/settings.ts';
import { contentPage } from '../../db/schema/catalogue.ts';
import { databases } from '../../testing/databases.ts';
import { openDesk, type TestPerson } from '../../testing/desk.ts';
import { insertFixtures } from '../../testing/fixtures.ts';
import { manualClock } from '../../testing/manualClock.ts';
import { announceLines, currentAnnouncement } from '../content/announcement.ts';
import { listAudit } from '../staff/audit.ts';
import { announceContent } from './announceContent.ts';
import { readEntry } from './entries.ts';
import { pageKind } from './kinds/pages.ts';

const start = '2026-11-30T12:00:00+05:30';
const midnight = '2026-12-01T00:00:00+05:30';
const nextMidnight = '2026-12-02T00:00:00+05:30';

/** A page of one block. */
const pageOf = (title: string, path = '/explore/test') => ({
  catalogue: 'luxury',
  path,
  title,
  description: '',
  blocks: [{ type: 'text', title: '', html: `<p>${title}</p>` }],
});

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`content at the desk on ${name} [CON-01]`, () => {
    let database: OpenDatabase;
    let db: Database;
    let meera: TestPerson;
    let kabir: TestPerson;
    let key = '';
    let count = 0;
    const clock = manualClock(start);
    beforeAll(async () => {
      database = await open();
      ({ db } = database);
      await insertFixtures(db);
      const desk = openDesk(db, clock);
      meera = await desk.logIn(['content'], 'Meera Nair');
      kabir = await desk.logIn(['content'], 'Kabir Sethi');
    }, 60_000);
    afterAll(() => database.close());
    beforeEach(() => {
      key = `test-${++count}`;
      clock.jump(Date.parse(start) - clock.now().getTime());
    });

    const at = (iso: string) => clock.jump(Date.parse(iso) - clock.now().getTime());
    const call = async (
      what: Parameters<TestPerson['call']>[0],
      body: object = {},
      more: object = {},
      by = meera,
    ) => {
      const response = await by.call(what, { params: { kind: 'page', key, ...more }, body });
      const json = response.json();
      return { status: response.statusCode, body: json, entry: json.entry as DeskContent };
    };
    const save = (value: unknown, revision = 0, by = meera) =>
      call('saveContent', { value, revision, note: '' }, {}, by);
    const publish = (revision: number, times: { from?: string; until?: string } = {}) =>
      call('publishContent', { revision, note: '', from: times.from ?? null, until: times.until ?? null });
    const publishNow = async (value: unknown) => publish((await save(value)).entry.revision);
    const titleOf = async () => {
      const [row] = await db.select().from(contentPage).where(eq(contentPage.slug, key));
      return row?.title;
    };
    const path = () => `/explore/${key}`;
    /** Changes a stored version, as another release of the shop would see it. */
    const setBlocks = (number: number, blocks: readonly object[]) =>
      db.execute(
        sql`update content_version set value = jsonb_set(value, '{blocks}', ${JSON.stringify(blocks)}::jsonb)
          where kind = 'page' and key = ${key} and number = ${number}`,
      );

    it('publishes a draft with its rows, the change log and the audit log', async () => {
      const saved = await save(pageOf('One', path()));
      expect([saved.status, saved.entry.state, saved.entry.issues]).toEqual([200, 'draft', []]);
      expect(await titleOf()).toBeUndefined();
      const cursor = await changeCursor(db);
      const { status, entry } = await publish(saved.entry.revision);
      expect([status, entry.state, await titleOf()]).toEqual([200, 'live', 'One']);
      expect((await readChanges(db, cursor)).changes).toContainEqual({ topic: 'content', key });
      const [row] = await listAudit(db, { subject: `page ${key}` }, 1);
      expect(row).toMatchObject({ action: 'publish content', person: 'Meera Nair', after: 'version 1' });
    });

    it('rolls back to an earlier version, and compares two', async () => {
      await publishNow(pageOf('One', path()));
      await publishNow(pageOf('Two', path()));
      const { status, entry } = await call('rollBackContent', {}, { number: 1 });
      expect([status, await titleOf()]).toEqual([200, 'One']);
      expect(entry.versions.map(({ number, status: state }) => [number, state])).toEqual([
        [3, 'live'],
        [2, 'ended'],
        [1, 'ended'],
      ]);
      const compared = await meera.call('compareContent', {
        params: { kind: 'page', key },
        query: { from: '2', to: '3' },
      });
      expect(compared.json().changes).toContainEqual({ path: 'title', before: 'Two', after: 'One' });
    });

    it('stores what was in the shop before the desk, so that it can come back', async () => {
      await db
        .insert(contentPage)
        .values({ ...(pageOf('Old', path()) as object as typeof contentPage.$inferInsert), slug: key });
      await publishNow(pageOf('New', path()));
      const { entry } = await call('endContent', {}, { number: 2 });
      expect(await titleOf()).toBe('Old');
      expect(entry.versions.map(({ by }) => by)).toEqual(['Meera Nair', 'Before the desk']);
    });

    it('appears at midnight in India and disappears at its end, each once', async () => {
      const { entry } = await save(pageOf('Night', path()));
      const scheduled = await publish(entry.revision, { from: midnight, until: nextMidnight });
      expect([scheduled.status, scheduled.entry.state]).toEqual([200, 'scheduled']);
      const steps = [
        ['2026-11-30T23:59:59.999+05:30', undefined, 0],
        [midnight, 'Night', 1],
        ['2026-12-01T23:59:59.999+05:30', 'Night', 0],
        [nextMidnight, undefined, 1],
        ['2026-12-03T00:00:00+05:30', undefined, 0],
      ] as const;
      for (const [time, title, handled] of steps) {
        at(time);
        // Two processes look at the same time, and one of them acts.
        const both = await Promise.all([announceContent({ db, clock }), announceContent({ db, clock })]);
        expect([both[0] + both[1], await titleOf()], time).toEqual([handled, title]);
      }
    });

    it('brings the earlier version back at the end of a scheduled one', async () => {
      await publishNow(pageOf('Usual', path()));
      const { entry } = await save(pageOf('Feast', path()));
      await publish(entry.revision, { from: midnight, until: nextMidnight });
      at(midnight);
      await announceContent({ db, clock });
      expect(await titleOf()).toBe('Feast');
      at(nextMidnight);
      await announceContent({ db, clock });
      expect(await titleOf()).toBe('Usual');
    });

    it('never breaks a live page with a scheduled version that has become invalid', async () => {
      await publishNow(pageOf('Usual', path()));
      const { entry } = await save(pageOf('Broken', path()));
      await publish(entry.revision, { from: midnight });
      await db.execute(
        sql`update content_version set value = jsonb_set(value, '{blocks}', '[{"type":"confetti"}]') where key = ${key} and status = 'scheduled'`,
      );
      at(midnight);
      expect(await announceContent({ db, clock })).toBe(1);
      expect(await titleOf()).toBe('Usual');
      const { versions } = await readEntry(db, pageKind, key);
      expect(versions[0]).toMatchObject({ status: 'draft' });
      expect(versions[0]?.problem).toContain('no block of this type');
    });

    it('takes a scheduled version back as the draft', async () => {
      const { entry } = await save(pageOf('Later', path()));
      await publish(entry.revision, { from: midnight });
      const { entry: back } = await call('endContent', {}, { number: 1 });
      expect(back.state).toBe('draft');
      at(midnight);
      expect(await announceContent({ db, clock })).toBe(0);
    });

    it('saves a draft with mistakes, and rejects its publication with a sentence at each field', async () => {
      const saved = await save({ ...pageOf('', path()), blocks: [{ type: 'confetti' }] });
      expect(saved.status).toBe(200);
      const { status, body } = await publish(saved.entry.revision);
      expect([status, body.errorCode, await titleOf()]).toEqual([400, 'C4006', undefined]);
      expect(body.issues).toEqual([
        { path: ['title'], message: 'Fill in this field.' },
        {
          path: ['blocks', 0, 'type'],
          message: 'The shop has no block of this type. Choose a type from the list.',
        },
      ]);
    });

    it('does not replace a draft that another person has saved', async () => {
      const first = await save(pageOf('Mine', path()));
      await save(pageOf('Theirs', path()), first.entry.revision, kabir);
      const { status, body } = await save(pageOf('Mine again', path()), first.entry.revision);
      expect([status, body.errorCode]).toEqual([409, 'C4091']);
      expect(body.errors[0].message).toContain('Kabir Sethi');
    });

    it('does not replace a new draft for a person who has seen a draft that is gone', async () => {
      const seen = await save(pageOf('First', path()));
      await call('discardContent', { revision: seen.entry.revision });
      await save(pageOf('Theirs', path()), 0, kabir);
      const { status, body } = await save(pageOf('Mine', path()), seen.entry.revision);
      expect([status, body.errorCode]).toEqual([409, 'C4091']);
    });

    it('saves a draft once when the person repeats the request without an answer', async () => {
      const { entry } = await save(pageOf('Mine', path()));
      const again = await save(pageOf('Mine', path()));
      expect([again.status, again.entry.revision]).toEqual([200, entry.revision]);
      expect((await save(pageOf('Other', path()))).status).toBe(409);
      expect((await save(pageOf('Mine', path()), 0, kabir)).status).toBe(409);
    });

    it('lists the others beside a draft without texts, whose preview stays in the shop', async () => {
      const { entry } = await save({ title: 7, path: { to: 'nowhere' } });
      expect(entry).toMatchObject({ title: key, path: null });
      const listed = await meera.call('contentEntries', { params: { kind: 'page' }, query: { search: key } });
      expect(listed.json().entries).toMatchObject([{ key, title: key, path: null }]);
      let { revision } = entry;
      for (const elsewhere of ['https://[', '//shop.example.org/x', 'javascript:x']) {
        ({ revision } = (await save(pageOf('Elsewhere', elsewhere), revision)).entry);
        const preview = await call('previewContent', { revision });
        expect([preview.status, preview.body.errorCode], elsewhere).toEqual([409, 'C4091']);
      }
    });

    it('takes rows that return a moment in another form for the same value', async () => {
      const article = { kind: 'article', key: `blog:${key}` };
      const picture = { file: 'https://media.example/a.avif', width: 16, height: 7, tone: '#58312f' };
      const value = {
        ...{ catalogue: 'luxury', topic: 'Wardrobe', standfirst: '', author: 'Meera', authorRole: 'Editor' },
        ...{ picture: { wide: picture, tall: picture, alt: '' }, caption: '', credit: '', blocks: [] },
        publishedAt: '2026-11-29T10:00:00+05:30',
      };
      const publishArticle = async (title: string, until: string | null) => {
        const body = { value: { ...value, title }, revision: 0, note: '' };
        const { revision } = (await call('saveContent', body, article)).entry;
        return call('publishContent', { revision, note: '', from: null, until }, article);
      };
      await publishArticle('One', midnight);
      const { entry } = await publishArticle('Two', null);
      expect(entry.versions.map(({ number, by }) => [number, by])).toEqual([
        [2, 'Meera Nair'],
        [1, 'Meera Nair'],
      ]);
    });

    it('never takes a home out of the shop', async () => {
      const home = { key: 'home-page' };
      const saved = await call('saveContent', { value: pageOf('Home', '/'), revision: 0, note: '' }, home);
      const body = { revision: saved.entry.revision, note: '', from: null };
      const ending = await call('publishContent', { ...body, until: midnight }, home);
      expect([ending.status, ending.body.errorCode]).toEqual([400, 'C4006']);
      const { entry } = await call('publishContent', { ...body, until: null }, home);
      expect(entry).toMatchObject({ state: 'live', canRemove: false });
      const ended = await call('endContent', {}, { ...home, number: 1 });
      expect([ended.status, ended.body.errorCode]).toEqual([400, 'C4006']);
      expect((await db.select().from(contentPage).where(eq(contentPage.slug, 'home-page'))).length).toBe(1);
    });

    it('does not end a version when the one before it has become invalid', async () => {
      await publishNow(pageOf('Usual', path()));
      const { entry } = await save(pageOf('Feast', path()));
      await publish(entry.revision, { from: midnight, until: nextMidnight });
      at(midnight);
      await announceContent({ db, clock });
      await setBlocks(1, [{ type: 'confetti' }]);
      // A session ends after half an hour.
      at(start);
      const ended = await call('endContent', {}, { number: 2 });
      expect([ended.status, ended.body.errorCode]).toEqual([400, 'C4006']);
      at(nextMidnight);
      expect(await announceContent({ db, clock })).toBe(1);
      expect(await titleOf()).toBe('Feast');
      const { versions } = await readEntry(db, pageKind, key);
      expect(versions[0]).toMatchObject({ status: 'live', until: null });
      expect(versions[0]?.problem).toContain('Version 1 cannot come back.');
    });

    it('brings an earlier version back although one of its products is gone', async () => {
      await publishNow(pageOf('Usual', path()));
      await publishNow(pageOf('Feast', path()));
      await setBlocks(1, [{ type: 'productRail', title: 'Row', productIds: ['mp000000000999999'] }]);
      expect((await call('endContent', {}, { number: 2 })).status).toBe(200);
      expect(await titleOf()).toBe('Usual');
    });

    it('never schedules an end after which an entry that must stay would be gone', async () => {
      const discount = { kind: 'discount', key: `SALE-${count}` };
      const value = {
        ...{ kind: 'coupon', title: 'Sale', scope: {}, percent: 10, minimum: 0 },
        ...{ fromDay: '2026-12-01', untilDay: '2026-12-31', bins: [] },
      };
      const { entry } = await call('saveContent', { value, revision: 0, note: '' }, discount);
      const body = { revision: entry.revision, note: '', from: midnight };
      const rejected = await call('publishContent', { ...body, until: nextMidnight }, discount);
      expect([rejected.status, rejected.body.errorCode]).toEqual([400, 'C4006']);
      // Another version may have begun before it when it was scheduled, and may be gone.
      expect((await call('publishContent', { ...body, until: null }, discount)).status).toBe(200);
      await db.execute(
        sql`update content_version set until_at = ${nextMidnight}::timestamptz where key = ${discount.key}`,
      );
      at(midnight);
      expect(await announceContent({ db, clock })).toBe(1);
      at(start);
      const found = (await meera.call('contentEntry', { params: discount })).json().entry as DeskContent;
      expect(found.versions[0]).toMatchObject({ status: 'draft' });
      expect(found.versions[0]?.problem).toContain('no earlier version');
    });

    it('publishes the others when one fails, and tries that one again', async () => {
      const redirect = { kind: 'redirect', key: `fails ${key}` };
      const saved = await call('saveContent', { value: { url: '/search/?q=bags' }, revision: 0 }, redirect);
      const body = { revision: saved.entry.revision, note: '', from: midnight, until: null };
      expect((await call('publishContent', body, redirect)).status).toBe(200);
      const { entry } = await save(pageOf('Night', path()));
      await publish(entry.revision, { from: midnight });
      await db.execute(
        sql`alter table keyword_redirect add constraint fails check (keyword not like 'fails %')`,
      );
      at(midnight);
      try {
        await expect(announceContent({ db, clock })).rejects.toThrow('failed: 1');
        expect(await titleOf()).toBe('Night');
      } finally {
        await db.execute(sql`alter table keyword_redirect drop constraint fails`);
      }
      expect(await announceContent({ db, clock })).toBe(1);
    });

    it('changes nothing twice for a repeated request', async () => {
      const { entry } = await save(pageOf('Once', path()));
      const body = { revision: entry.revision, note: '', from: null, until: null };
      const headers = { 'idempotency-key': `publish-${key}` };
      const send = () => meera.call('publishContent', { params: { kind: 'page', key }, body, headers });
      expect([(await send()).statusCode, (await send()).statusCode]).toEqual([200, 200]);
      const versions = await rowsOf(db, sql`select 1 from content_version where key = ${key}`);
      expect(versions.length).toBe(1);
    });

    it.each([
      [{ until: '2026-11-30T11:00:00+05:30' }],
      [{ from: midnight, until: midnight }],
      [{ from: '2030-01-01T00:00:00+05:30' }],
    ])('rejects the times %j', async (times) => {
      const { entry } = await save(pageOf('Times', path()));
      const { status, body } = await publish(entry.revision, times);
      expect([status, body.errorCode]).toEqual([400, 'C4006']);
    });

    it('needs the role', async () => {
      const other = await openDesk(db, clock).logIn(['orders', 'settings']);
      const params = { kind: 'page', key };
      for (const [what, request] of [
        ['contentKinds', {}],
        ['contentEntry', { params }],
        ['saveContent', { params, body: { value: {}, revision: 0 } }],
        ['contentPictures', {}],
      ] as const)
        expect((await other.call(what, request)).statusCode, what).toBe(403);
    });

    it('shows a line above the header from one time to another, each announced once', async () => {
      const line = { kind: 'announcement', key };
      const saved = await meera.call('saveContent', {
        params: line,
        body: { value: { text: 'Tonight only.' }, revision: 0, note: '' },
      });
      const { revision } = saved.json().entry;
      const body = { revision, note: '', from: midnight, until: nextMidnight };
      expect((await meera.call('publishContent', { params: line, body })).statusCode).toBe(200);
      for (const [time, text, announced] of [
        ['2026-11-30T23:59:59.999+05:30', undefined, 0],
        [midnight, 'Tonight only.', 1],
        ['2026-12-01T23:59:59.999+05:30', 'Tonight only.', 0],
        [nextMidnight, undefined, 1],
      ] as const) {
        at(time);
        const cursor = await changeCursor(db);
        await announceContent({ db, clock });
        await announceLines({ db, clock });
        const { changes } = await readChanges(db, cursor);
        const shown = (await currentAnnouncement(db, clock.now())).announcement?.text;
        expect([shown, changes.filter((one) => one.key === 'announcement').length], time).toEqual([
          text,
          announced,
        ]);
      }
    });

    it('ends a redirect, which then is gone', async () => {
      const redirect = { kind: 'redirect', key: `word ${key}` };
      const saved = await meera.call('saveContent', {
        params: redirect,
        body: { value: { url: '/search/?q=bags' }, revision: 0 },
      });
      const { revision } = saved.json().entry;
      const body = { revision, note: '', from: null, until: null };
      expect((await meera.call('publishContent', { params: redirect, body })).statusCode).toBe(200);
      await meera.call('endContent', { params: { ...redirect, number: 1 } });
      const rows = await db.select().from(keywordRedirect).where(eq(keywordRedirect.keyword, redirect.key));
      expect(rows).toEqual([]);
    });
  });
