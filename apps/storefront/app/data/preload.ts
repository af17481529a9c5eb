import type { CallName } from '@luxe/contract/calls';
import { callKey } from '@luxe/resources';
import { decideStatus, type LoadOutcome } from '../routing/decideStatus.ts';
import type { RouteKind } from '../routing/routeTable.ts';
import { toLoaderResult } from '../routing/toLoaderResult.ts';
import type { PageContext } from './pageContext.ts';

/** A call that a screen reads: its name, its arguments, and the part of the response that is shown. */
export type Call = readonly [
  name: CallName,
  args: { params?: object; query?: object },
  part?: { readonly as: string; readonly of: (response: never) => unknown },
];

/**
 * Reads calls on the server and stores the responses in `context.preloaded`. Does not use the router's loader
 * data, which would encode the responses a second time, and more slowly. Rejects with an error that is not
 * from a call.
 */
export async function load(context: PageContext, needed: readonly Call[]): Promise<LoadOutcome> {
  try {
    await Promise.all(
      needed.map(async ([name, args, part]) => {
        const response = await context.read(name, args);
        context.preloaded[callKey(name, args as never, part)] = part ? part.of(response as never) : response;
      }),
    );
    return 'found';
  } catch (error) {
    const status = statusOf(error);
    if (status === undefined) throw error;
    if (status === 410) return 'expired';
    return status === 404 || status === 400 ? 'missing' : 'unavailable';
  }
}

/** Loads the calls that a page of this kind needs, and decides its status. */
export const preload = async (context: PageContext, kind: RouteKind, needed: readonly Call[]) =>
  toLoaderResult(decideStatus({ kind }, await load(context, needed)));

/** Stores `null` as the response of each call, so that the browser does not make the calls. */
export function storeNull(context: PageContext, needed: readonly Call[]): void {
  for (const [name, args, part] of needed) context.preloaded[callKey(name, args as never, part)] = null;
}

/** Loads data that a page can do without. Failures are ignored. */
export async function preloadOptional(context: PageContext, needed: readonly Call[]): Promise<null> {
  return load(context, needed).then(
    () => null,
    () => null,
  );
}

/** Like `preloadOptional`, but the browser does not repeat a failed call. */
export async function preloadOrNull(context: PageContext, needed: readonly Call[]): Promise<null> {
  await Promise.all(
    needed.map(async (call) => {
      const outcome = await load(context, [call]).catch(() => 'unavailable');
      if (outcome !== 'found') storeNull(context, [call]);
    }),
  );
  return null;
}

/**
 * Status of a failed call; undefined for other errors. Compares the name, not the class: the host and the app
 * have separate copies of `ApiError`.
 */
export function statusOf(error: unknown): number | undefined {
  return error instanceof Error && error.name === 'ApiError'
    ? (error as Error & { status: number }).status
    : undefined;
}
