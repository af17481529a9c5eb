import type { CallResponseInput } from '@luxe/contract/calls';
import { compress } from '../responses/compress.ts';

type SitemapResponse = CallResponseInput<'sitemap'>;

interface SitemapPagesOptions {
  /** Reads a page of the store's sitemap, counted from 0. */
  readonly read: (page: number) => Promise<SitemapResponse>;
  readonly render: (response: SitemapResponse) => string;
  /** Clock in milliseconds, from any starting point. */
  readonly now?: () => number;
}

interface Page {
  readonly totalPages: number;
  readonly compressed: Buffer;
}

/** How long a rendered page is served before the store is read again, in ms. */
const freshMs = 600_000;

/**
 * Serves the pages of the sitemap. Each page is rendered and compressed once in ten minutes, and again after
 * a call of `forget`. All requests get the same bytes. A page after the last one is not requested from the
 * store. While the store fails, the cached copy of a page is served.
 */
export function createSitemapPages({ read, render, now = () => performance.now() }: SitemapPagesOptions) {
  const pages = new Map<number, { until: number; readonly page: Promise<Page> }>();

  async function make(page: number): Promise<Page> {
    const response = await read(page);
    return { totalPages: response.totalPages, compressed: await compress(render(response)) };
  }

  function pageAt(page: number): Promise<Page> {
    const cached = pages.get(page);
    if (cached && cached.until > now()) return cached.page;
    const made = make(page).catch((error: unknown) => {
      if (!cached) pages.delete(page);
      else return cached.page;
      throw error;
    });
    pages.set(page, { until: now() + freshMs, page: made });
    return made;
  }

  /** The first page contains the number of pages. */
  const count = async () => (await pageAt(0)).totalPages;

  return {
    count,
    /** A gzipped page; `undefined` after the last page. */
    async page(page: number): Promise<Buffer | undefined> {
      const total = await count();
      for (const known of pages.keys()) if (known > 0 && known >= total) pages.delete(known);
      return page < total ? (await pageAt(page)).compressed : undefined;
    },
    /** Marks every cached page as out of date. Called when the store reports a change of content. */
    forget(): void {
      for (const cached of pages.values()) cached.until = Number.NEGATIVE_INFINITY;
    },
  };
}
