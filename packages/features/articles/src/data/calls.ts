import { articlePart } from './articlePart.ts';
import { articlesPart } from './articlesPart.ts';

/** Calls that the server preloads for an article. */
export const articleCalls = ({ section, slug }: { section: string; slug: string }) =>
  [['article', { params: { section, slug } }, articlePart]] as const;

export interface ArticlesAddress {
  readonly section: string;
  /** Undefined: all topics. */
  readonly topic: string | undefined;
  /** Counts from 0. */
  readonly page: number;
}

/** Calls that the server preloads for the page of a section. */
export const articlesCalls = ({ section, topic, page }: ArticlesAddress) =>
  [
    [
      'articles',
      { params: { section }, query: { ...(topic !== undefined && { topic }), ...(page > 0 && { page }) } },
      articlesPart,
    ],
  ] as const;
