import { schemas } from '@luxe/contract/schemas';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readChanges, changeCursor, recordChanges } from '../../db/changeLog.ts';
import { article } from '../../db/schema/article.ts';
import { createSitemap } from '../catalogue/sitemap.ts';
import { manualClock } from '../../testing/manualClock.ts';
import { openSeeded, type Seeded } from '../../testing/seeded.ts';
import { announceArticles, articlesKey } from './announceArticles.ts';
import { Articles } from './articles.ts';
import { readingMinutes } from './readingMinutes.ts';

const slug = 'what-to-carry-to-a-winter-wedding';
const start = '2026-11-29T12:00:00+05:30';

let seeded: Seeded;
let articles: Articles;
const clock = manualClock(start);
beforeAll(async () => {
  seeded = await openSeeded();
  const { db, catalogue } = seeded;
  articles = new Articles({ db, catalogue, clock });
}, 60_000);
afterAll(() => seeded.close());

const list = async (section: string, query: { topic?: string; page?: number } = {}) => {
  const found = await articles.list(section, { page: 0, ...query });
  return found && schemas.articles.response.parse(found);
};
const one = async (section: string, name: string) => {
  const found = await articles.one(section, name);
  return found && schemas.article.response.parse(found);
};

describe('the articles of a section [CON-03]', () => {
  it('are listed newest first, with topics and their counts', async () => {
    const blog = await list('blog');
    expect(blog?.articles.length).toBe(9);
    const days = blog?.articles.map(({ publishedAt }) => publishedAt) ?? [];
    expect(days).toEqual(days.toSorted().toReversed());
    expect(blog?.topics.reduce((sum, { count }) => sum + count, 0)).toBe(9);
    expect(blog?.pagination.totalResults).toBe(9);
    expect((await list('trends'))?.articles.length).toBe(3);
  });

  it('are filtered by a topic', async () => {
    const makers = await list('blog', { topic: 'makers' });
    expect(makers?.topic).toBe('makers');
    expect(makers?.articles.length).toBeGreaterThan(0);
    expect(new Set(makers?.articles.map(({ topic }) => topic.name))).toEqual(new Set(['Makers']));
    // The tabs show the counts of all topics.
    expect(makers?.topics.length).toBeGreaterThan(2);
  });

  it('are undefined for an unknown section or topic', async () => {
    expect(await list('news')).toBeUndefined();
    expect(await list('constructor')).toBeUndefined();
    expect(await list('blog', { topic: 'nothing' })).toBeUndefined();
  });
});

describe('an article', () => {
  it('has its blocks, products with offers, and three articles to read next', async () => {
    const found = await one('blog', slug);
    expect(found?.title).toBe('What to carry to a winter wedding');
    expect(found?.readingMinutes).toBeGreaterThan(1);
    const callouts = found?.blocks.filter((block) => block.type === 'productCallout') ?? [];
    expect(callouts.length).toBeGreaterThan(1);
    for (const { product, sizes } of callouts) {
      expect(sizes.map(({ ussid }) => ussid)).toContain(product.winningUssID);
      expect(found?.products).toContainEqual(product);
    }
    expect(found?.related.length).toBe(3);
    expect(found?.related.map(({ articleSlug }) => articleSlug)).not.toContain(slug);
    expect(found?.related[0]?.topic.name).toBe('Wardrobe');
  });

  it('is undefined for an unknown slug', async () => {
    expect(await one('blog', 'nothing')).toBeUndefined();
    expect(await one('trends', slug)).toBeUndefined();
    expect(await one('blog', 'null\0byte')).toBeUndefined();
    expect(await one('blog', '..')).toBeUndefined();
  });

  it('leaves out products that are no longer sold, and invalid blocks', async () => {
    const row = { ...(await rowOf('small-seconds')) };
    const blocks = [
      ...row.blocks.slice(0, 1),
      { type: 'productCallout', productId: 'mp000000000000000', note: '' },
      { type: 'carousel', items: [] } as never,
      { type: 'text', title: 'No text' } as never,
      { type: 'picture', caption: 'No picture' } as never,
      { type: 'gallery', items: 'none' } as never,
    ];
    await seeded.db
      .update(article)
      .set({ blocks: blocks as typeof row.blocks })
      .where(eq(article.slug, 'small-seconds'));
    articles.forget();
    expect((await one('blog', 'small-seconds'))?.blocks.map(({ type }) => type)).toEqual(['text']);
    await seeded.db.update(article).set({ blocks: row.blocks }).where(eq(article.slug, 'small-seconds'));
    articles.forget();
  });
});

const rowOf = async (name: string) => {
  const [row] = await seeded.db.select().from(article).where(eq(article.slug, name));
  if (!row) throw new Error(`no article ${name}`);
  return row;
};

describe('a scheduled article', () => {
  const name = 'red-three-ways';
  const at = (iso: string) => clock.jump(Date.parse(iso) - clock.now().getTime());

  it('appears at its time and disappears at its end, and each is announced once', async () => {
    const { db, catalogue } = seeded;
    await announceArticles({ db, clock });
    expect(await announceArticles({ db, clock })).toBe(0);
    await db.transaction(async (tx) => {
      await tx
        .update(article)
        .set({
          publishedAt: new Date('2026-12-01T00:00:00+05:30'),
          endsAt: new Date('2026-12-02T00:00:00+05:30'),
        })
        .where(and(eq(article.section, 'blog'), eq(article.slug, name)));
      await recordChanges(tx, 'content', [articlesKey], new Date(start));
    });
    await seeded.follower.poll();
    articles.forget();
    const listed = async () =>
      (await list('blog'))?.articles.some(({ articleSlug }) => articleSlug === name) ?? false;
    const inSitemap = async () => {
      const sitemap = createSitemap({ db, catalogue, clock });
      return (await sitemap(0)).entries.some(({ url }) => url.endsWith(name));
    };
    const steps: readonly (readonly [string, boolean, number])[] = [
      ['2026-11-30T23:59:59.999+05:30', false, 0],
      ['2026-12-01T00:00:00+05:30', true, 1],
      ['2026-12-01T23:59:59.999+05:30', true, 0],
      ['2026-12-02T00:00:00+05:30', false, 1],
      ['2026-12-03T00:00:00+05:30', false, 0],
    ];
    for (const [time, isShown, announced] of steps) {
      at(time);
      const cursor = await changeCursor(db);
      expect([await listed(), (await one('blog', name)) !== undefined, await inSitemap()], time).toEqual([
        isShown,
        isShown,
        isShown,
      ]);
      expect(await announceArticles({ db, clock }), time).toBe(announced);
      const { changes } = await readChanges(db, cursor);
      expect(changes, time).toEqual(announced ? [{ topic: 'content', key: articlesKey }] : []);
    }
  });
});

it('the reading time counts words, not markup, and is at least a minute', () => {
  const html = `<p class="a b c">${'word '.repeat(230)}</p>`;
  const text = { type: 'text', title: '', html } as const;
  expect(readingMinutes({ standfirst: '', blocks: [text] })).toBe(2);
  expect(readingMinutes({ standfirst: 'Short.', blocks: [] })).toBe(1);
});
