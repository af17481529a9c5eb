import type { Theme } from '@luxe/tokens';
import type { PageContext } from '../../app/data/pageContext.ts';
import { toPageSettings } from '../config/analytics.ts';
import type { Config } from '../config/config.ts';
import type { PageBuild } from './build.ts';
import { createNonce } from './cache/template.ts';
import type { PagePreview } from './preview.ts';
import { createReadTracker, type ReadTracker } from './cache/readTracker.ts';
import { readBudgetMs, type StoreReader } from './storeReader.ts';
import { createSemaphore } from '@luxe/host';

/** A rendered page, ready to be sent. */
export interface Rendering {
  readonly response: Response;
  /**
   * The HTML of the page. `undefined` when `response` is a redirect, or contains an error message instead of
   * a page.
   */
  readonly body: Buffer | undefined;
  /** The nonce of every script and style in the page. */
  readonly nonce: string;
  readonly tags: ReadTracker['tags'];
  /** Whether every read succeeded and the render had no errors. */
  isComplete(): boolean;
}

export interface RenderOptions {
  /** Name of the client, which gets a share of the render queue. */
  readonly client?: string;
  /** Whether the page is rendered before others. */
  readonly isUrgent?: boolean | undefined;
  /** Whether the order of the page does not exist. */
  readonly isMissing?: boolean;
  /** A draft that the page shows instead of what the store has. */
  readonly preview?: PagePreview;
  /** A form that was sent to the page without scripts. */
  readonly posted?: PageContext['posted'];
}

/**
 * Renders the page at an address (path and query), without data about the client or the host name. Resolves
 * to `undefined` when the render queue is full, or this client's share of it.
 */
export type Renderer = (
  address: string,
  theme: Theme,
  report: (error: unknown) => void,
  options?: RenderOptions,
) => Promise<Rendering | undefined>;

export function createRenderer(
  config: Config,
  build: PageBuild,
  store: StoreReader,
  budgetMs = readBudgetMs,
): Renderer {
  const semaphore = createSemaphore(config.renders);
  const { customTheme, publicOrigin, isDemo, serviceNumber, sentryDsn, singleSignOn } = config;
  const { serviceWorker, webVitalsSample } = config;
  const analytics = toPageSettings(config.analytics);

  return (address, theme, report, { client, isUrgent, isMissing = false, preview, posted } = {}) =>
    semaphore.run(
      async () => {
        // Lets the server first handle requests that arrived during the wait, because cached pages need no
        // render.
        await new Promise((resolve) => setImmediate(resolve));
        // The time limit for the store starts here, so that the wait in the queue does not count.
        const nonce = createNonce();
        const read = store.forPage(AbortSignal.timeout(budgetMs));
        const readTracker = createReadTracker(preview ? withPreview(read, preview) : read);
        let body: Buffer | undefined;
        let isErrorFree = true;
        const context: PageContext = {
          nonce,
          theme,
          customTheme,
          publicOrigin,
          isDemo,
          serviceNumber,
          sentryDsn,
          serviceWorker,
          webVitalsSample,
          analytics,
          singleSignOn,
          isMissing,
          posted,
          read: readTracker.read,
          report(error) {
            isErrorFree = false;
            report(error);
          },
          preloads: build.preloads,
          preloaded: {},
          send: (parts) => (body = Buffer.concat(parts.map((part) => Buffer.from(part)))),
        };
        const request = new Request(publicOrigin + address, { headers: { accept: 'text/html' } });
        const response = await build.handle(request, context);
        return {
          response,
          body,
          nonce,
          tags: readTracker.tags,
          isComplete: () => isErrorFree && readTracker.isComplete(),
        };
      },
      client,
      isUrgent,
    );
}

/** Reads from a draft what it has, and all other data from the store. */
const withPreview =
  (read: PageContext['read'], preview: PagePreview): PageContext['read'] =>
  (name, args = {}) => {
    const drafted = preview.respond(name, args);
    return drafted === undefined ? read(name, args) : (Promise.resolve(drafted) as never);
  };
