import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Article, ArticleBlock, BannerImage, CatalogueName } from '../../model/catalogue.ts';
import { moment } from './columns.ts';

/** An article of Luxe life. Shoppers see it from `published_at` to `ends_at`. */
export const article = pgTable(
  'article',
  {
    section: text('section').$type<Article['section']>().notNull(),
    slug: text('slug').notNull(),
    catalogue: text('catalogue').$type<CatalogueName>().notNull(),
    topic: text('topic').notNull(),
    title: text('title').notNull(),
    standfirst: text('standfirst').notNull(),
    author: text('author').notNull(),
    authorRole: text('author_role').notNull(),
    picture: jsonb('picture').$type<BannerImage>().notNull(),
    caption: text('caption').notNull(),
    /** The photographer or source of the picture; empty for none. */
    credit: text('credit').notNull(),
    blocks: jsonb('blocks').$type<ArticleBlock[]>().notNull(),
    publishedAt: moment('published_at').notNull(),
    /** Null for an article that stays. */
    endsAt: moment('ends_at'),
    /** When the text last changed after it was published. */
    changedAt: moment('changed_at'),
    /** Time until which the beginning and the end have been announced in change_log. Null: never. */
    announcedAt: moment('announced_at'),
  },
  (table) => [
    primaryKey({ columns: [table.section, table.slug] }),
    index('article_newest').on(table.section, table.publishedAt),
    check('article_section', sql`${table.section} in ('blog', 'trends')`),
    check('article_slug', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('article_ends_after_start', sql`${table.endsAt} > ${table.publishedAt}`),
  ],
);
