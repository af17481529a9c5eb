import type { Theme } from '@luxe/tokens';
import type { PageContext } from '../../app/context.ts';
import type { Config } from '../config.ts';
import type { PageBuild } from './build.ts';
import { createNonce } from './cache/template.ts';
import { createWitness, type Witness } from './cache/witness.ts';
import { readBudgetMs, type StoreReader } from './store.ts';
import { createTurns } from './turns.ts';

/** A page that was rendered, for whoever sends it. */
export interface Rendering {
  readonly response: Response;
  /** The page; without it the words of the Response (a fault before it), or nothing (a redirect). */
  readonly body: Buffer | undefined;
  /** The word on every script and style of the page. */
  readonly nonce: string;
  readonly tags: Witness['tags'];
  /** Every read came and nothing went wrong. */
  isWhole(): boolean;
}

/**
 * Renders the page at an address: path and query, nothing of who asks or by which name. Undefined when too many wait
 * already, of all clients or of this one. What is urgent passes before the rest.
 */
export type Renderer = (
  address: string,
  theme: Theme,
  report: (error: unknown) => void,
  client?: string,
  isUrgent?: boolean,
) => Promise<Rendering | undefined>;

export function createRenderer(
  config: Config,
  build: PageBuild,
  store: StoreReader,
  budgetMs = readBudgetMs,
): Renderer {
  const turns = createTurns(config.renders);
  const { customTheme, publicOrigin, isDemo, serviceNumber, sentryDsn, singleSignOn } = config;

  return (address, theme, report, client, isUrgent) =>
    turns.take(
      async () => {
        // Requests that have arrived meanwhile are read first: a page that is cached needs no turn.
        await new Promise((resolve) => setImmediate(resolve));
        // Made when its turn has come: waiting in line is no fault of the store and costs nothing of its budget.
        const nonce = createNonce();
        const witness = createWitness(store.forPage(AbortSignal.timeout(budgetMs)));
        let body: Buffer | undefined;
        let isSound = true;
        const context: PageContext = {
          nonce,
          theme,
          customTheme,
          publicOrigin,
          isDemo,
          serviceNumber,
          sentryDsn,
          singleSignOn,
          read: witness.read,
          report(error) {
            isSound = false;
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
          tags: witness.tags,
          isWhole: () => isSound && witness.isWhole(),
        };
      },
      client,
      isUrgent,
    );
}
