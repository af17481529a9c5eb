import { z } from 'zod';
import { productCardSchema } from '../catalogue/productCardSchema.ts';
import { artSchema } from '../content/schema.ts';
import { breadcrumbSchema, filmSchema, htmlSchema, imageSchema } from '../shared/schema.ts';

const sectionSchema = z.enum(['blog', 'trends']);

/** A picture with its caption. `credit` names the photographer or the source; absent when it has none. */
const figureSchema = z.object({
  picture: imageSchema,
  caption: z.string(),
  credit: z.string().optional(),
});

/** A block of an article. The title and the standfirst are fields of the article. */
export const articleBlockSchema = z.discriminatedUnion('type', [
  /** Paragraphs under a heading. The title is empty for text without a heading. */
  z.object({ type: z.literal('text'), title: z.string(), html: htmlSchema }),
  z.object({
    type: z.literal('pullQuote'),
    quote: z.string(),
    /** Who is quoted, with their work and town. Empty for a sentence of the article. */
    source: z.string(),
  }),
  z.object({ type: z.literal('picture'), ...figureSchema.shape }),
  z.object({ type: z.literal('gallery'), items: z.array(figureSchema).min(2).max(6) }),
  z.object({
    type: z.literal('film'),
    /** The still of the film, with the same aspect ratio; `alt` describes the film. */
    poster: imageSchema,
    caption: z.string(),
    credit: z.string().optional(),
    ...filmSchema.shape,
  }),
  /** A product that can be bought inside the article. The store omits products that are no longer sold. */
  z.object({
    type: z.literal('productCallout'),
    product: productCardSchema,
    /** A sentence of the editor about the product; empty for none. */
    note: z.string(),
    /** The sizes of the displayed colour. `ussid` is the offer that the bag takes. */
    sizes: z.array(z.object({ size: z.string(), isAvailable: z.boolean(), ussid: z.string() })),
  }),
]);

const topicSchema = z.object({ slug: z.string(), name: z.string() });

/** An article as a list shows it. */
const articleSummarySchema = z.object({
  articleSlug: z.string(),
  section: sectionSchema,
  /** Path of the article in the storefront. */
  pagePath: z.string(),
  topic: topicSchema,
  title: z.string(),
  standfirst: z.string(),
  author: z.string(),
  publishedAt: z.iso.datetime({ offset: true }),
  readingMinutes: z.int().positive(),
  picture: artSchema,
});

const seoSchema = z.object({
  title: z.string(),
  description: z.string(),
  breadcrumbs: z.array(breadcrumbSchema),
});

export const articleSchema = articleSummarySchema.omit({ author: true, picture: true }).extend({
  catalogue: z.enum(['luxury', 'indiluxe']),
  author: z.object({ name: z.string(), role: z.string() }),
  /** Time of the last change of the text; absent when it has not changed since it was published. */
  changedAt: z.iso.datetime({ offset: true }).optional(),
  lead: z.object({ picture: artSchema, caption: z.string(), credit: z.string().optional() }),
  seo: seoSchema,
  blocks: z.array(articleBlockSchema),
  /** The products of the article, as tiles below it. */
  products: z.array(productCardSchema),
  /** At most three other articles. */
  related: z.array(articleSummarySchema).max(3),
});

const articleListSchema = z.object({
  section: sectionSchema,
  pagePath: z.string(),
  h1: z.string(),
  description: z.string(),
  seo: seoSchema,
  /** Topics of the section that have articles, with their counts. */
  topics: z.array(topicSchema.extend({ count: z.int().positive() })),
  /** Slug of the topic that the request names; absent for all topics. */
  topic: z.string().optional(),
  articles: z.array(articleSummarySchema),
  pagination: z.object({
    currentPage: z.int().nonnegative(),
    pageSize: z.int().positive(),
    totalResults: z.int().nonnegative(),
  }),
});

export const articleSchemas = {
  articles: {
    params: z.object({ section: z.string().max(20) }),
    query: z.object({
      topic: z.string().max(40).optional(),
      page: z.coerce.number().int().min(0).max(100).default(0),
    }),
    response: articleListSchema,
  },
  article: {
    params: z.object({ section: z.string().max(20), slug: z.string().max(100) }),
    response: articleSchema,
  },
};
