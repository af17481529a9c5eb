import { slugOf } from '@luxe/format';
import type { CallResponseInput } from '@luxe/contract/calls';
import { LruCache, type Clock } from '@luxe/host';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { article } from '../../db/schema/article.ts';
import type { LiveCatalogue } from '../catalogue/liveCatalogue.ts';
import { articlePath } from '../catalogue/paths.ts';
import { toArticleBlocks } from './articleBlocks.ts';
import { readingMinutes } from './readingMinutes.ts';
import { isSection, sections } from './sections.ts';
import { toBannerArt } from './toBannerArt.ts';

type Row = typeof article.$inferSelect;
type ArticleResponse = CallResponseInput<'article'>;
type ListResponse = CallResponseInput<'articles'>;
type Summary = ListResponse['articles'][number];

/** Articles of a page of a section. */
const pageSize = 9;
/** Maximum number of cached articles. Unknown slugs are not cached. */
const cacheSize = 200;
const relatedCount = 3;
/** Maximum number of products below an article. */
const productLimit = 12;

interface ArticlesParts {
  readonly db: Database;
  readonly catalogue: LiveCatalogue;
  readonly clock: Pick<Clock, 'now'>;
}

interface ListedRow {
  readonly row: Omit<Row, 'blocks'>;
  readonly summary: Summary;
}

/**
 * Articles that are published at the time of the request. The owner of this object calls `forget` when an
 * article has changed.
 */
export class Articles {
  readonly #parts: ArticlesParts;
  readonly #rows = new LruCache<Row>(cacheSize);
  readonly #listed = new Map<Row['section'], Promise<readonly ListedRow[]>>();

  constructor(parts: ArticlesParts) {
    this.#parts = parts;
  }

  forget() {
    this.#rows.clear();
    this.#listed.clear();
  }

  /** The articles of a section up to a page, the newest first. Undefined for an unknown section or topic. */
  async list(section: string, { topic, page }: { topic?: string | undefined; page: number }) {
    if (!isSection(section)) return undefined;
    const all = (await this.#published(section)).map(({ summary }) => summary);
    const found = topic === undefined ? all : all.filter((one) => one.topic.slug === topic);
    if (topic !== undefined && found.length === 0) return undefined;
    const { h1, description } = sections[section];
    const pagePath = articlePath(section);
    const name = topic === undefined ? undefined : found[0]?.topic.name;
    const response: ListResponse = {
      section,
      pagePath,
      h1,
      description,
      seo: {
        title: `${name === undefined ? h1 : `${h1}, ${name.toLowerCase()}`} | LUXE`,
        description,
        breadcrumbs: [
          { name: 'Home', url: '/' },
          { name: h1, url: pagePath },
        ],
      },
      topics: countTopics(all),
      ...(topic !== undefined && { topic }),
      articles: found.slice(0, (page + 1) * pageSize),
      pagination: { currentPage: page, pageSize, totalResults: found.length },
    };
    return response;
  }

  /** Undefined for an unknown article, and before its beginning and after its end. */
  async one(section: string, slug: string): Promise<ArticleResponse | undefined> {
    if (!isSection(section) || !/^[a-z0-9-]+$/.test(slug)) return undefined;
    const row = await this.#row(section, slug);
    return row && isPublished(row, this.#parts.clock.now()) ? this.show(row) : undefined;
  }

  /** The response for a row, whether it is published or not. */
  async show(row: Row): Promise<ArticleResponse> {
    const { section } = row;
    const { catalogue } = this.#parts;
    const { blocks, products } = await toArticleBlocks(catalogue, row.blocks);
    const { author: _, picture, ...summary } = toSummary(row, readingMinutes(row));
    const { title, standfirst, changedAt } = row;
    return {
      ...summary,
      catalogue: row.catalogue,
      author: { name: row.author, role: row.authorRole },
      ...(changedAt && { changedAt: changedAt.toISOString() }),
      lead: { picture, caption: row.caption, ...(row.credit && { credit: row.credit }) },
      seo: {
        title: `${title} | Luxe life`,
        description: standfirst,
        breadcrumbs: [
          { name: 'Home', url: '/' },
          { name: sections[section].h1, url: articlePath(section) },
          { name: title, url: summary.pagePath },
        ],
      },
      blocks,
      products: products.slice(0, productLimit),
      related: await this.#related(row),
    };
  }

  /** The newest articles of the topic, then those of other topics and of the other section. */
  async #related({ section, slug, topic }: Row): Promise<Summary[]> {
    const [own, others] = await Promise.all([
      this.#published(section),
      this.#published(section === 'blog' ? 'trends' : 'blog'),
    ]);
    const candidates = [...own, ...others].filter(({ row }) => row.slug !== slug || row.section !== section);
    const isOfTopic = ({ row }: ListedRow) => row.topic === topic;
    return [...candidates.filter(isOfTopic), ...candidates.filter((one) => !isOfTopic(one))]
      .slice(0, relatedCount)
      .map(({ summary }) => summary);
  }

  async #published(section: Row['section']): Promise<readonly ListedRow[]> {
    const now = this.#parts.clock.now();
    return (await this.#listedRows(section)).filter(({ row }) => isPublished(row, now));
  }

  #listedRows(section: Row['section']): Promise<readonly ListedRow[]> {
    const known = this.#listed.get(section);
    if (known) return known;
    const reading = this.#parts.db
      .select()
      .from(article)
      .where(eq(article.section, section))
      .orderBy(desc(article.publishedAt), article.slug)
      .then((rows) =>
        rows.map(({ blocks, ...row }) => ({
          row,
          summary: toSummary(row, readingMinutes({ ...row, blocks })),
        })),
      );
    this.#listed.set(section, reading);
    reading.catch(() => {
      if (this.#listed.get(section) === reading) this.#listed.delete(section);
    });
    return reading;
  }

  async #row(section: Row['section'], slug: string): Promise<Row | undefined> {
    const key = `${section} ${slug}`;
    const known = this.#rows.get(key);
    if (known) return known;
    const [row] = await this.#parts.db
      .select()
      .from(article)
      .where(and(eq(article.section, section), eq(article.slug, slug)));
    if (row) this.#rows.set(key, row);
    return row;
  }
}

const isPublished = ({ publishedAt, endsAt }: Pick<Row, 'publishedAt' | 'endsAt'>, now: Date) =>
  publishedAt <= now && (endsAt === null || now < endsAt);

const toTopic = (name: string) => ({ slug: slugOf(name), name });

function toSummary(row: Omit<Row, 'blocks'>, minutes: number): Summary {
  return {
    articleSlug: row.slug,
    section: row.section,
    pagePath: articlePath(row.section, row.slug),
    topic: toTopic(row.topic),
    title: row.title,
    standfirst: row.standfirst,
    author: row.author,
    publishedAt: row.publishedAt.toISOString(),
    readingMinutes: minutes,
    picture: toBannerArt(row.picture),
  };
}

/** Topics with their counts, the most frequent first. */
function countTopics(all: readonly Summary[]): ListResponse['topics'] {
  const counts = Map.groupBy(all, ({ topic }) => topic.name);
  return [...counts]
    .map(([name, found]) => ({ ...toTopic(name), count: found.length }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}
