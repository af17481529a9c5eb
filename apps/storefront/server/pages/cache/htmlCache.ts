import { createSegmentedLruCache } from './segmentedLruCache.ts';
import type { Template } from './template.ts';

/** The result of one render. */
export interface RenderedPage {
  readonly status: number;
  readonly type: string;
  /** Target of a redirect; `undefined` for a page. */
  readonly location: string | undefined;
  readonly template: Template;
  /** Tags of the data that the page shows. A purge of one of these tags includes the page. */
  readonly tags: ReadonlySet<string>;
  /** Whether every read succeeded and the render had no errors. */
  readonly isComplete: boolean;
}

/** Renders a page. Resolves to `undefined` when too many pages wait already. */
type Render = () => Promise<RenderedPage | undefined>;

export interface HtmlCache {
  /**
   * Returns the page for a key: the cached copy, or the result of one render that all concurrent requests
   * share. When the render fails and there is no copy to show, rejects with the error of the render.
   */
  getOrRender(key: string, render: Render): Promise<RenderedPage | undefined>;
  /**
   * Purges pages that show data with one of these tags. The next request for a purged page renders the page
   * again. The old copy is shown only if that render fails.
   */
  purge(tags: readonly string[]): void;
  /** Purges every page, because anything may have changed. */
  purgeAll(): void;
  /**
   * Marks every page as stale, for when the changed pages are unknown. The next request gets the cached copy
   * and starts a render.
   */
  age(): void;
  /**
   * Counters since the start, and current sizes. `pages` is the number of copies that can be shown while the
   * store is down.
   */
  counts(): Readonly<Record<'hits' | 'stale' | 'down' | 'misses' | 'purged' | 'pages' | 'bytes', number>>;
}

export interface HtmlCacheOptions {
  readonly maxBytes: number;
  readonly now: () => number;
  /** Called with the error of a failed render when a copy is shown instead. */
  readonly onError: (error: unknown) => void;
}

/** How long after its render, in ms, a copy is shown without a new render. */
const freshMs = 30_000;
/** How long after its render, in ms, a stale copy is shown while the next copy is rendered. */
const staleMs = 5 * 60_000;
/** How long after its render, in ms, a copy is shown while the store is down. */
const downMs = 24 * 60 * 60_000;
/** How long after a failed render, in ms, a page that has a copy is not rendered again. */
const pauseMs = 5_000;
/**
 * How often a render is repeated for one response, when a purge during the render has made its page outdated.
 */
const repeats = 2;
const everyPage = '*';

interface Copy {
  readonly page: RenderedPage;
  freshUntil: number;
  staleUntil: number;
  readonly downUntil: number;
  /** No render starts before this time. */
  pausedUntil: number;
  /** Whether the last render failed. */
  isDown: boolean;
}

/**
 * Caches rendered pages, the same for every shopper. Only complete responses with status 200 are cached. Each
 * page has at most one render at a time. A purge during a render discards that render.
 */
export function createHtmlCache({ maxBytes, now, onError }: HtmlCacheOptions): HtmlCache {
  const copies = createSegmentedLruCache<Copy>(maxBytes);
  const rendering = new Map<string, Promise<RenderedPage | undefined>>();
  /** For each render under way, the tags purged since it began. */
  const purgesDuringRender = new Set<Set<string>>();
  const counted = { hits: 0, stale: 0, down: 0, misses: 0, purged: 0 };

  function cachePage(key: string, page: RenderedPage) {
    const time = now();
    const copy: Copy = {
      page,
      freshUntil: time + freshMs,
      staleUntil: time + staleMs,
      downUntil: time + downMs,
      pausedUntil: 0,
      isDown: false,
    };
    copies.set(key, copy, bytesOf(key, page));
  }

  /** Updates the copy under a key after a render. */
  function settle(key: string, page: RenderedPage | undefined) {
    if (page?.status === 200 && page.isComplete) return cachePage(key, page);
    if (page && page.status !== 200 && !isFault(page)) return copies.delete(key);
    pause(key, isFault(page));
  }

  function pause(key: string, isDown: boolean) {
    const copy = copies.get(key);
    if (copy) Object.assign(copy, { pausedUntil: now() + pauseMs, isDown });
  }

  async function renderUntilCurrent(key: string, render: Render) {
    for (let left = repeats; ; left -= 1) {
      const purged = new Set<string>();
      purgesDuringRender.add(purged);
      const page = await render().finally(() => purgesDuringRender.delete(purged));
      const isOvertaken = page?.status === 200 && shows(page, purged);
      if (!isOvertaken) settle(key, page);
      if (!isOvertaken || left === 0) return page;
    }
  }

  function renderOnce(key: string, render: Render) {
    const running = rendering.get(key);
    if (running) return running;
    const promise = renderUntilCurrent(key, render)
      .catch((error: unknown) => {
        pause(key, true);
        throw error;
      })
      .finally(() => rendering.delete(key));
    rendering.set(key, promise);
    return promise;
  }

  /**
   * Renders a page that has a copy to show. Reports the error of a failed render, and resolves to
   * `undefined`.
   */
  const renderOrReport = (key: string, render: Render) =>
    renderOnce(key, render).catch((error: unknown) => {
      onError(error);
      return undefined;
    });

  function purge(tags: readonly string[]) {
    const changed = new Set(tags);
    for (const purges of purgesDuringRender) for (const tag of changed) purges.add(tag);
    for (const copy of copies.values())
      if (copy.staleUntil > 0 && shows(copy.page, changed)) {
        copy.freshUntil = copy.staleUntil = 0;
        counted.purged += 1;
      }
  }

  return {
    async getOrRender(key, render) {
      const time = now();
      const found = copies.get(key);
      const copy = found && found.downUntil > time ? found : undefined;
      if (copy && copy.freshUntil > time) {
        counted.hits += 1;
        return copy.page;
      }
      if (copy && copy.staleUntil > time) {
        counted.stale += 1;
        if (copy.pausedUntil <= time) void renderOrReport(key, render);
        return copy.page;
      }
      if (copy?.isDown && copy.pausedUntil > time) {
        counted.down += 1;
        return copy.page;
      }
      counted.misses += 1;
      if (!copy) return renderOnce(key, render);
      const page = await renderOrReport(key, render);
      if (page && !isFault(page)) return page;
      counted.down += 1;
      return copy.page;
    },
    purge,
    purgeAll: () => purge([everyPage]),
    age() {
      for (const copy of copies.values()) copy.freshUntil = 0;
    },
    counts() {
      const time = now();
      const usableCopies = [...copies.values()].filter(({ downUntil }) => downUntil > time);
      return { ...counted, pages: usableCopies.length, bytes: copies.bytes };
    },
  };
}

/** Whether the store could not be read, the render failed, or the queue was full. */
const isFault = (page: RenderedPage | undefined) => page === undefined || page.status >= 500;

/**
 * Whether a page shows data with one of the changed tags. The loop runs over the changed tags, because a page
 * has far more tags.
 */
const shows = ({ tags }: RenderedPage, changed: ReadonlySet<string>) =>
  changed.has(everyPage) || [...changed].some((tag) => tags.has(tag));

/**
 * Estimated bytes of a copy in memory: the gzip stream, the key, about 60 bytes for each tag, and 1000 for
 * the rest.
 */
const bytesOf = (key: string, { template, tags }: RenderedPage) =>
  template.size + 2 * key.length + 60 * tags.size + 1000;
