import type { CallAnswer } from '@luxe/contract/calls';
import { pack } from '../pages/compress.ts';

type Answer = CallAnswer<'sitemap'>;

interface SitemapPagesOptions {
  /** Reads a page of the store's sitemap, from 0. */
  readonly read: (page: number) => Promise<Answer>;
  readonly render: (answer: Answer) => string;
  /** Milliseconds since any moment. */
  readonly now?: () => number;
}

interface Page {
  readonly totalPages: number;
  readonly packed: Buffer;
}

/** How long a rendered page is sent before the store is asked again. */
const freshMs = 600_000;

/**
 * The pages of the sitemap, rendered and compressed once in ten minutes, whoever asks how often: all readers are sent
 * the same bytes. A page past the last one is not asked for. While the store fails, the page of before stays.
 */
export function createSitemapPages({ read, render, now = () => performance.now() }: SitemapPagesOptions) {
  const pages = new Map<number, { readonly until: number; readonly page: Promise<Page> }>();

  async function make(page: number): Promise<Page> {
    const answer = await read(page);
    return { totalPages: answer.totalPages, packed: await pack(render(answer)) };
  }

  function pageAt(page: number): Promise<Page> {
    const kept = pages.get(page);
    if (kept && kept.until > now()) return kept.page;
    const made = make(page).catch((error: unknown) => {
      if (!kept) pages.delete(page);
      else return kept.page;
      throw error;
    });
    pages.set(page, { until: now() + freshMs, page: made });
    return made;
  }

  /** From the first page, which knows how many there are. */
  const count = async () => (await pageAt(0)).totalPages;

  return {
    count,
    /** A page, gzipped; undefined past the last one. */
    async page(page: number): Promise<Buffer | undefined> {
      const total = await count();
      for (const known of pages.keys()) if (known > 0 && known >= total) pages.delete(known);
      return page < total ? (await pageAt(page)).packed : undefined;
    },
  };
}
