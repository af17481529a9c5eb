import { createShelf } from './shelf.ts';
import type { Template } from './template.ts';

/** What one render came to. */
export interface RenderedPage {
  readonly status: number;
  readonly type: string;
  /** Where a redirect leads. */
  readonly location: string | undefined;
  readonly template: Template;
  /** What the page shows, by the words that purges use. */
  readonly tags: ReadonlySet<string>;
  /** Every read came and nothing went wrong while it was drawn. */
  readonly isWhole: boolean;
}

/** Renders a page. Undefined when too many pages wait already. */
type Render = () => Promise<RenderedPage | undefined>;

export interface HtmlCache {
  /** The page under a key: kept, or rendered once for all who ask at the same time. Rejects as the render does when there is no copy to show. */
  answer(key: string, render: Render): Promise<RenderedPage | undefined>;
  /** What shows one of these has changed: it is rendered anew before it is shown again, unless the store is down. */
  purge(tags: readonly string[]): void;
  /** Anything may have changed. */
  purgeAll(): void;
  /** Nobody tells of changes for the moment: every page is rendered anew when it is asked for, behind the copy that is shown. */
  age(): void;
  /** Counts since the start, and what is kept now; of pages, those that would be shown without the store. */
  counts(): Readonly<Record<'hits' | 'stale' | 'down' | 'misses' | 'purged' | 'pages' | 'bytes', number>>;
}

export interface HtmlCacheOptions {
  readonly maxBytes: number;
  readonly now: () => number;
  /** Told of a render behind a stale copy that rejected. */
  readonly onError: (error: unknown) => void;
}

/** Milliseconds from the render in which a copy is shown as it is; shown while the next is rendered; shown while the store is down. */
const freshMs = 30_000;
const staleMs = 5 * 60_000;
const downMs = 24 * 60 * 60_000;
/** Milliseconds after a failed render in which no other is tried for a page that has a copy. */
const pauseMs = 5_000;
/** Renders that a purge overtook are made again, so often at most for one answer. */
const repeats = 2;
const everyPage = '*';

interface Copy {
  readonly page: RenderedPage;
  freshUntil: number;
  staleUntil: number;
  readonly downUntil: number;
  /** No render is tried before. */
  pausedUntil: number;
  /** The last render that was tried ended in a fault. */
  isDown: boolean;
}

/**
 * Pages as they were rendered, the same for every shopper. Only whole answers with status 200 are kept. A page is rendered by one at a time;
 * what a purge says while a render is under way makes that render void.
 */
export function createHtmlCache({ maxBytes, now, onError }: HtmlCacheOptions): HtmlCache {
  const shelf = createShelf<Copy>(maxBytes);
  const rendering = new Map<string, Promise<RenderedPage | undefined>>();
  /** For each render under way, what was purged since it began. */
  const watches = new Set<Set<string>>();
  const counted = { hits: 0, stale: 0, down: 0, misses: 0, purged: 0 };

  function keep(key: string, page: RenderedPage) {
    const time = now();
    const copy: Copy = {
      page,
      freshUntil: time + freshMs,
      staleUntil: time + staleMs,
      downUntil: time + downMs,
      pausedUntil: 0,
      isDown: false,
    };
    shelf.set(key, copy, bytesOf(key, page));
  }

  /** Draws what follows from a render for the copy under its key. */
  function settle(key: string, page: RenderedPage | undefined) {
    if (page?.status === 200 && page.isWhole) return keep(key, page);
    if (page && page.status !== 200 && !isFault(page)) return shelf.delete(key);
    pause(key, isFault(page));
  }

  function pause(key: string, isDown: boolean) {
    const copy = shelf.get(key);
    if (copy) Object.assign(copy, { pausedUntil: now() + pauseMs, isDown });
  }

  async function renderUntilTrue(key: string, render: Render) {
    for (let left = repeats; ; left -= 1) {
      const purged = new Set<string>();
      watches.add(purged);
      const page = await render().finally(() => watches.delete(purged));
      const isOvertaken = page?.status === 200 && shows(page, purged);
      if (!isOvertaken) settle(key, page);
      if (!isOvertaken || left === 0) return page;
    }
  }

  function renderOnce(key: string, render: Render) {
    const running = rendering.get(key);
    if (running) return running;
    const promise = renderUntilTrue(key, render)
      .catch((error: unknown) => {
        pause(key, true);
        throw error;
      })
      .finally(() => rendering.delete(key));
    rendering.set(key, promise);
    return promise;
  }

  /** For a page that has a copy to show: a render that rejects is told of, and undefined. */
  const renderOrTell = (key: string, render: Render) =>
    renderOnce(key, render).catch((error: unknown) => {
      onError(error);
      return undefined;
    });

  function purge(tags: readonly string[]) {
    const changed = new Set(tags);
    for (const watch of watches) for (const tag of changed) watch.add(tag);
    for (const copy of shelf.values())
      if (copy.staleUntil > 0 && shows(copy.page, changed)) {
        copy.freshUntil = copy.staleUntil = 0;
        counted.purged += 1;
      }
  }

  return {
    async answer(key, render) {
      const time = now();
      const found = shelf.get(key);
      const copy = found && found.downUntil > time ? found : undefined;
      if (copy && copy.freshUntil > time) {
        counted.hits += 1;
        return copy.page;
      }
      if (copy && copy.staleUntil > time) {
        counted.stale += 1;
        if (copy.pausedUntil <= time) void renderOrTell(key, render);
        return copy.page;
      }
      if (copy?.isDown && copy.pausedUntil > time) {
        counted.down += 1;
        return copy.page;
      }
      counted.misses += 1;
      if (!copy) return renderOnce(key, render);
      const page = await renderOrTell(key, render);
      if (page && !isFault(page)) return page;
      counted.down += 1;
      return copy.page;
    },
    purge,
    purgeAll: () => purge([everyPage]),
    age() {
      for (const copy of shelf.values()) copy.freshUntil = 0;
    },
    counts() {
      const time = now();
      const shown = [...shelf.values()].filter(({ downUntil }) => downUntil > time);
      return { ...counted, pages: shown.length, bytes: shelf.bytes };
    },
  };
}

/** The store could not be read, the render failed, or there was no turn for it. */
const isFault = (page: RenderedPage | undefined) => page === undefined || page.status >= 500;

/** What changed is little as a rule, and what a page shows is much. */
const shows = ({ tags }: RenderedPage, changed: ReadonlySet<string>) =>
  changed.has(everyPage) || [...changed].some((tag) => tags.has(tag));

/** Bytes of a copy in memory: its stream, its key, and about 60 for each tag. */
const bytesOf = (key: string, { template, tags }: RenderedPage) =>
  template.size + 2 * key.length + 60 * tags.size + 1000;
