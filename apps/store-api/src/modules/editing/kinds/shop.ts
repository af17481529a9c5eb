import { asc, eq, lte } from 'drizzle-orm';
import { z } from 'zod';
import { category, store, tag } from '../../../db/schema/catalogue.ts';
import { helpLink, helpTopic } from '../../../db/schema/index.ts';
import type { FaqEntry, Store } from '../../../model/catalogue.ts';
import { categoryPath, storePath } from '../../catalogue/paths.ts';
import { questionSlug } from '../../support/helpVotes.ts';
import type { ContentKind, Issue } from './contentKind.ts';
import * as field from './fields.ts';

const words = {
  pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  hint: 'Use small letters, digits and hyphens.',
};

interface BannerValue {
  readonly brandCode: string;
  readonly text: string;
  readonly link?: NonNullable<Store['link']> | undefined;
  readonly image?: NonNullable<Store['image']> | undefined;
  readonly colours: Partial<Store['colours']>;
}

/** The page of a brand in its own colours. */
export const bannerKind: ContentKind<BannerValue> = {
  name: 'banner',
  title: 'Brand stores',
  description: 'The banner of a brand with its own colours, at /{name}-store.',
  schema: z.object({
    brandCode: field.brandCode('Brand'),
    text: field.lineOrEmpty('Sentence below the name', { max: 200 }),
    link: field.link('Link').optional(),
    image: field.picture('Picture').optional(),
    colours: z
      .object({
        surface: field.colour('Background'),
        text: field.colour('Text'),
        muted: field.colour('Lines around the name'),
        accent: field.colour('Line below the link'),
        media: field.colour('Background of the picture'),
      })
      .meta({ title: 'Colours' }),
  }) as unknown as z.ZodType<BannerValue>,
  newKey: words,
  empty: () => ({ brandCode: '', text: '', colours: {} }),
  list: async (db) =>
    (await db.select({ key: store.slug }).from(store).orderBy(asc(store.slug))).map(({ key }) => ({
      key,
      title: key,
      path: storePath(key),
    })),
  describe: (key) => ({ title: key, path: storePath(key) }),
  async read(db, key) {
    const [row] = await db.select().from(store).where(eq(store.slug, key));
    if (!row) return undefined;
    const { brandCode, text, link, image, colours } = row;
    return { brandCode, text, ...(link && { link }), ...(image && { image }), colours };
  },
  async write(tx, key, { brandCode, text, link = null, image = null, colours }) {
    const row = { brandCode, text, link, image, colours };
    await tx
      .insert(store)
      .values({ slug: key, ...row })
      .onConflictDoUpdate({ target: store.slug, set: row });
  },
  remove: async (tx, key) => void (await tx.delete(store).where(eq(store.slug, key))),
  changes: (key) => [['content', [key, 'sitemap']]],
};

interface CollectionValue {
  readonly title: string;
  readonly description: string;
  readonly position: number;
}

export const collectionKind: ContentKind<CollectionValue> = {
  name: 'collection',
  title: 'Collections',
  description: 'Title and text of a collection, at /luxury/browse/{name}. Products have its name as a tag.',
  schema: z.object({
    title: field.line('Title', { max: 120 }),
    description: field.longText('Text', { max: 400 }),
    position: field.count('Position', {
      hint: 'A listing with several collections has the texts of the first.',
    }),
  }),
  newKey: words,
  empty: () => ({ title: '', description: '', position: 100 }),
  list: async (db) =>
    (await db.select().from(tag).orderBy(asc(tag.position), asc(tag.slug))).map(({ slug, title }) => ({
      key: slug,
      title,
      path: `/luxury/browse/${slug}`,
    })),
  describe: (key, { title }) => ({ title: title || key, path: `/luxury/browse/${key}` }),
  async read(db, key) {
    const [row] = await db.select().from(tag).where(eq(tag.slug, key));
    return row && { title: row.title, description: row.description, position: row.position };
  },
  async write(tx, key, { title, description, position }) {
    const row = { title, description, position };
    await tx
      .insert(tag)
      .values({ slug: key, ...row })
      .onConflictDoUpdate({ target: tag.slug, set: row });
  },
  remove: async (tx, key) => void (await tx.delete(tag).where(eq(tag.slug, key))),
  changes: (key) => [['content', [key, 'sitemap']]],
};

interface QuestionsValue {
  readonly faq: FaqEntry[];
}

/** Lowest level of categories that have questions. */
const questionLevel = 2;

export const questionsKind: ContentKind<QuestionsValue> = {
  name: 'questions',
  title: 'Questions',
  description: 'Questions and answers below the listings of categories.',
  schema: z.object({ faq: field.questions }) as unknown as z.ZodType<QuestionsValue>,
  empty: () => ({ faq: [] }),
  list: async (db) =>
    (
      await db
        .select({ code: category.code, name: category.name, slug: category.slug })
        .from(category)
        .where(lte(category.level, questionLevel as 1))
        .orderBy(asc(category.code))
    ).map(({ code, name, slug }) => ({ key: code, title: name, path: categoryPath(slug, code) })),
  describe: (key) => ({ title: key }),
  async read(db, key) {
    const [row] = await db.select({ faq: category.faq }).from(category).where(eq(category.code, key));
    return row && { faq: row.faq };
  },
  write: async (tx, key, { faq }) =>
    void (await tx.update(category).set({ faq }).where(eq(category.code, key))),
  changes: (key) => [
    ['name', [key]],
    ['content', ['sitemap']],
  ],
};

interface HelpValue {
  readonly position: number;
  readonly title: string;
  readonly isOrder: boolean;
  readonly questions: { question: string; answer: string }[];
}

export const helpKind: ContentKind<HelpValue> = {
  name: 'help',
  title: 'Help topics',
  description: 'Topics of the help page with their questions. Tickets store the name of the topic.',
  schema: z.object({
    position: field.count('Position'),
    title: field.line('Title', { max: 100 }),
    isOrder: field.yesNo('Leads to the orders, too'),
    questions: field.questions,
  }),
  newKey: { pattern: /^[a-z0-9-]{1,40}$/, hint: words.hint },
  empty: () => ({ position: 100, title: '', isOrder: false, questions: [] }),
  list: async (db) =>
    (await db.select().from(helpTopic).orderBy(asc(helpTopic.position), asc(helpTopic.id))).map(
      ({ id, title }) => ({ key: id, title, path: '/contact-us' }),
    ),
  describe: (key, { title }) => ({ title: title || key, path: '/contact-us' }),
  async read(db, key) {
    const [row] = await db.select().from(helpTopic).where(eq(helpTopic.id, key));
    return (
      row && { position: row.position, title: row.title, isOrder: row.isOrder, questions: row.questions }
    );
  },
  async write(tx, key, { position, title, isOrder, questions }) {
    const row = { position, title, isOrder, questions };
    await tx
      .insert(helpTopic)
      .values({ id: key, ...row })
      .onConflictDoUpdate({ target: helpTopic.id, set: row });
  },
  remove: async (tx, key) => void (await tx.delete(helpTopic).where(eq(helpTopic.id, key))),
  check: (_db, _key, { questions }) => Promise.resolve(repeatedQuestions(questions)),
  changes: () => [['content', ['help']]],
};

/** Questions that differ only in case or punctuation, because their votes would be counted together. */
function repeatedQuestions(questions: HelpValue['questions']): Issue[] {
  const slugs = questions.map(({ question }) => questionSlug(question));
  return slugs.flatMap((slug, index): Issue[] =>
    slugs.indexOf(slug) < index
      ? [{ path: ['questions', index, 'question'], message: 'This question is here twice. Remove one.' }]
      : [],
  );
}

interface HelpLinkValue {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

export const helpLinkKind: ContentKind<HelpLinkValue> = {
  name: 'help-link',
  title: 'Useful links',
  description: 'Links below the help topics. The name is their position.',
  schema: z.object({
    title: field.line('Title', { max: 100 }),
    text: field.lineOrEmpty('Text', { max: 200 }),
    url: z.string().trim().min(1).max(300).meta({
      title: 'Leads to',
      description: 'A path of the shop, or an https address.',
    }),
  }),
  newKey: { pattern: /^[1-9]\d{0,3}$/, hint: 'Use a number: the position.' },
  empty: () => ({ title: '', text: '', url: '' }),
  list: async (db) =>
    (await db.select().from(helpLink).orderBy(asc(helpLink.position))).map(({ position, title }) => ({
      key: String(position),
      title,
    })),
  describe: (key, { title }) => ({ title: title || key }),
  async read(db, key) {
    if (!/^\d{1,4}$/.test(key)) return undefined;
    const [row] = await db
      .select()
      .from(helpLink)
      .where(eq(helpLink.position, Number(key)));
    return row && { title: row.title, text: row.text, url: row.url };
  },
  async write(tx, key, { title, text, url }) {
    const row = { title, text, url };
    await tx
      .insert(helpLink)
      .values({ position: Number(key), ...row })
      .onConflictDoUpdate({ target: helpLink.position, set: row });
  },
  remove: async (tx, key) => void (await tx.delete(helpLink).where(eq(helpLink.position, Number(key)))),
  check: async (_db, _key, { url }) =>
    /^(?:\/(?![/\\])|https:\/\/[a-z0-9.-]+(?:[/?#]|$))[^\s<>"\\]*$/i.test(url)
      ? []
      : [{ path: ['url'], message: 'Use a path of the shop, or an https address.' }],
  changes: () => [['content', ['help']]],
};
