import { and, desc, eq, ne } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import { article } from '../../../db/schema/article.ts';
import type { ArticleBlock, BannerImage, CatalogueName } from '../../../model/catalogue.ts';
import { articlesKey } from '../../articles/announceArticles.ts';
import { Articles } from '../../articles/articles.ts';
import { articlePath } from '../../catalogue/paths.ts';
import type { ContentKind } from './contentKind.ts';
import * as field from './fields.ts';
import { articleBlocksField } from './blocks.ts';

interface ArticleValue {
  readonly catalogue: CatalogueName;
  readonly topic: string;
  readonly title: string;
  readonly standfirst: string;
  readonly author: string;
  readonly authorRole: string;
  readonly picture: BannerImage;
  readonly caption: string;
  readonly credit: string;
  readonly publishedAt: string;
  readonly endsAt?: string | undefined;
  readonly blocks: ArticleBlock[];
}

const schema = z.object({
  catalogue: field.catalogueName,
  topic: field.line('Topic', { max: 40, hint: 'Wardrobe. The index lists the topics.' }),
  title: field.line('Title', { max: 120 }),
  standfirst: field.longText('Standfirst', { max: 400 }),
  author: field.line('Author', { max: 80 }),
  authorRole: field.line('Role of the author', { max: 80 }),
  picture: field.crops('Picture'),
  caption: field.lineOrEmpty('Caption', { max: 300 }),
  credit: field.lineOrEmpty('Photographer or source', { max: 120 }),
  publishedAt: field.moment('Date of the article', {
    hint: 'Readers see this day, and the article from this time on if it is published before. From in Publish is the time of a version, such as another text.',
  }),
  endsAt: field
    .moment('Last time', {
      hint: 'The article ends then, whichever version is live. Empty for an article that stays. Until in Publish brings the version before it back instead.',
    })
    .optional(),
  blocks: articleBlocksField,
}) as unknown as z.ZodType<ArticleValue>;

type Section = 'blog' | 'trends';
const keyPattern = /^(blog|trends):([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** `blog:small-seconds` names the article of a section. */
function partsOf(key: string): { readonly section: Section; readonly slug: string } {
  const [, section, slug] = keyPattern.exec(key) ?? [];
  return { section: (section ?? 'blog') as Section, slug: slug ?? '' };
}

function whereKey(key: string) {
  const { section, slug } = partsOf(key);
  return and(eq(article.section, section), eq(article.slug, slug));
}

const pathOf = (key: string) => articlePath(partsOf(key).section, partsOf(key).slug);

export const articleKind: ContentKind<ArticleValue> = {
  name: 'article',
  title: 'Articles',
  description: 'Luxe life: the blog and the trends.',
  schema,
  newKey: {
    pattern: keyPattern,
    hint: 'Use blog: or trends: and small letters with hyphens: blog:small-seconds.',
  },
  empty: () => ({
    catalogue: 'luxury',
    topic: '',
    title: '',
    standfirst: '',
    author: '',
    authorRole: '',
    caption: '',
    credit: '',
    blocks: [],
  }),
  async list(db) {
    const rows = await db
      .select({ section: article.section, slug: article.slug, title: article.title })
      .from(article)
      .orderBy(desc(article.publishedAt), article.slug);
    return rows.map(({ section, slug, title }) => ({
      key: `${section}:${slug}`,
      title,
      path: articlePath(section, slug),
    }));
  },
  describe: (key, { title }) => ({ title: title || key, path: pathOf(key) }),
  async read(db, key) {
    const [row] = await db.select().from(article).where(whereKey(key));
    if (!row) return undefined;
    const { section: _s, slug: _k, announcedAt: _a, changedAt: _c, publishedAt, endsAt, ...value } = row;
    return {
      ...value,
      publishedAt: publishedAt.toISOString(),
      ...(endsAt && { endsAt: endsAt.toISOString() }),
    };
  },
  async write(tx, key, value, now) {
    const row = toRow(key, value);
    const [before] = await tx.select().from(article).where(whereKey(key));
    const set = {
      ...row,
      changedAt: before && hasNewText(before, row, now) ? now : (before?.changedAt ?? null),
    };
    await tx
      .insert(article)
      .values(set)
      .onConflictDoUpdate({ target: [article.section, article.slug], set });
  },
  remove: async (tx, key) => void (await tx.delete(article).where(whereKey(key))),
  async check(db, key, value) {
    if (value.endsAt !== undefined && Date.parse(value.endsAt) <= Date.parse(value.publishedAt))
      return [{ path: ['endsAt'], message: 'The last time must be later than the date of the article.' }];
    return topicIssues(db, key, value.topic);
  },
  changes: () => [['content', [articlesKey, 'sitemap']]],
  async preview({ db, catalogue }, key, value, now) {
    const articles = new Articles({ db, catalogue, clock: { now: () => now } });
    return {
      kind: 'article',
      article: await articles.show({ ...toRow(key, value), changedAt: null, announcedAt: null }),
    };
  },
};

function toRow(key: string, value: ArticleValue) {
  const { publishedAt, endsAt, ...texts } = value;
  return {
    ...partsOf(key),
    ...texts,
    publishedAt: new Date(publishedAt),
    endsAt: endsAt === undefined ? null : new Date(endsAt),
  };
}

/** Whether a published article has another text. Readers then see the day of the change. */
function hasNewText(before: typeof article.$inferSelect, row: ReturnType<typeof toRow>, now: Date): boolean {
  const textOf = ({ title, standfirst, blocks }: Pick<typeof row, 'title' | 'standfirst' | 'blocks'>) => ({
    title,
    standfirst,
    blocks,
  });
  return before.publishedAt <= now && !isDeepStrictEqual(textOf(before), textOf(row));
}

/** A topic is written in one way: its name becomes a part of an address. */
async function topicIssues(db: Database, key: string, topic: string) {
  const { section, slug } = partsOf(key);
  const rows = await db
    .selectDistinct({ topic: article.topic })
    .from(article)
    .where(and(eq(article.section, section), ne(article.slug, slug)));
  const other = rows.find((one) => one.topic.toLowerCase() === topic.toLowerCase() && one.topic !== topic);
  return other
    ? [{ path: ['topic'], message: `Other articles write this topic “${other.topic}”. Use the same.` }]
    : [];
}
