import { schemas } from '@luxe/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { helpTopic } from '../../db/schema/index.ts';
import { databases } from '../../testing/databases.ts';
import { openShop, type TestShop } from '../../testing/shop.ts';
import { sweep } from '../retention/sweep.ts';
import { listVotes, voteForAnswer } from './helpVotes.ts';

const path = '/content-aggregator-service/v1/luxury/help-topics';
const question = 'When does my order arrive?';

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`help on ${name}`, () => {
    let database: OpenDatabase;
    let shop: TestShop;
    beforeAll(async () => {
      database = await open();
      shop = openShop(database.db);
    }, 60_000);
    afterAll(async () => {
      expect(shop.faults).toEqual([]);
      await shop.close();
      await database.close();
    });

    const vote = (voter: string, hasHelped: boolean, more: Record<string, unknown> = {}) =>
      shop.call('POST', '/v2/lux/help/votes', {
        payload: { topic: 'delivery', question, voter, hasHelped, ...more },
      });
    const votes = async () => (await listVotes(database.db)).find((one) => one.question === question);

    it('finds answers by the words of a search [HLP-01]', async () => {
      const read = async (search: string) =>
        schemas.helpTopics.response.parse(
          (await shop.call('GET', `${path}?search=${encodeURIComponent(search)}`)).body,
        );
      const found = await read('Pincode');
      expect(found.topics.length).toBeGreaterThan(0);
      expect(found.topics.map(({ id }) => id)).toContain('delivery');
      expect((await read('no such word at all')).topics).toEqual([]);
      expect((await read('')).topics.length).toBeGreaterThan(found.topics.length);
      expect(found.links.length).toBeGreaterThan(0);
    });

    it('counts one vote for each browser and answer, of which the last counts', async () => {
      expect((await vote('browser-one', true)).status).toBe(200);
      expect((await vote('browser-one', false)).status).toBe(200);
      expect((await vote('browser-two', true)).status).toBe(200);
      expect(await votes()).toMatchObject({ topic: 'Delivery', helped: 1, notHelped: 1 });
    });

    it('rejects a vote for an unknown answer, and one without a proper id', async () => {
      expect((await vote('browser-one', true, { question: 'Something else?' })).body.errorCode).toBe('T4042');
      expect((await vote('browser-one', true, { topic: 'nothing' })).body.errorCode).toBe('T4042');
      expect((await vote('a b', true)).status).toBe(400);
      expect(await votes()).toMatchObject({ helped: 1, notHelped: 1 });
    });

    it('counts a question apart in two topics that have one title', async () => {
      const same = 'Is it safe?';
      const questions = [{ question: same, answer: '<p>Yes.</p>' }];
      const row = { position: 900, title: 'Safety', isOrder: false, questions };
      await database.db.insert(helpTopic).values([
        { id: 'safety-one', ...row },
        { id: 'safety-two', ...row },
      ]);
      const given = { topic: 'safety-one', question: same, voter: 'browser-one', hasHelped: true };
      await voteForAnswer(database.db, given, shop.clock.now());
      const found = (await listVotes(database.db)).filter((one) => one.question === same);
      expect(found).toMatchObject([
        { topicId: 'safety-one', helped: 1 },
        { topicId: 'safety-two', helped: 0 },
      ]);
    });

    it('limits the votes of one network', async () => {
      const responses = [];
      for (let at = 0; at < 61; at += 1) responses.push(await vote(`browser-${at}-x`, true));
      expect(responses.at(-1)?.body.errorCode).toBe('T4292');
      expect((await votes())?.helped).toBeLessThan(61);
    });

    it('deletes votes after two years', async () => {
      const later = (days: number) => new Date(shop.clock.now().getTime() + days * 24 * 60 * 60_000);
      await sweep(database.db, later(729));
      expect((await votes())?.helped).toBeGreaterThan(0);
      await sweep(database.db, later(731));
      expect(await votes()).toMatchObject({ helped: 0, notHelped: 0 });
    });
  });
