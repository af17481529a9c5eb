import type { CallName } from '@luxe/contract/calls';
import { callKey, prefetchCall } from '@luxe/resources';
import { data } from 'react-router-dom';
import type { PageContext } from './pageContext.ts';
import { client } from './client.ts';

/** A call that a screen reads: its name, its arguments, and the part of the response that is shown. */
export type Call = readonly [
  name: CallName,
  args: { params?: object; query?: object },
  part?: { readonly as: string; readonly of: (response: never) => unknown },
];

/**
 * Reads the calls of a screen on the server and stores the responses in `context.preloaded`. Does not use the
 * router's loader data, which would encode the responses a second time, and more slowly.
 *
 * Rejects with a route response. A 404 or 400 of the store becomes 404, unless `whenMissing` throws another
 * response. Other failures of a call become 503.
 */
export async function preload(
  context: PageContext,
  needed: readonly Call[],
  whenMissing?: () => never,
): Promise<null> {
  await Promise.all(
    needed.map(async ([name, args, part]) => {
      const response = await context.read(name, args);
      context.preloaded[callKey(name, args as never, part)] = part ? part.of(response as never) : response;
    }),
  ).catch((error: unknown) => {
    const status = statusOf(error);
    if (status === undefined) throw error;
    if (status === 404 || status === 400) throw whenMissing?.() ?? data(null, { status: 404 });
    throw data(null, { status: 503 });
  });
  return null;
}

/**
 * Like `preload`, for a page with a fallback screen. Resolves to false when the store does not know the page;
 * the responses are then `null`.
 */
export async function preloadIfKnown(context: PageContext, needed: readonly Call[]): Promise<boolean> {
  let isKnown = true;
  await preload(context, needed, () => {
    isKnown = false;
    throw data(null, { status: 404 });
  }).catch((error: unknown) => {
    if (isKnown) throw error;
    for (const [name, args, part] of needed) context.preloaded[callKey(name, args as never, part)] = null;
  });
  return isKnown;
}

/** Like `preload`, for data that a page can do without. Failures are ignored. */
export async function preloadOptional(context: PageContext, needed: readonly Call[]): Promise<null> {
  return preload(context, needed).catch(() => null);
}

/**
 * Like `preloadOptional`, but stores `null` for each failed call, so that the browser does not repeat the
 * call.
 */
export async function preloadOrNull(context: PageContext, needed: readonly Call[]): Promise<null> {
  await Promise.all(
    needed.map((call) =>
      preload(context, [call]).catch(() => {
        const [name, args, part] = call;
        context.preloaded[callKey(name, args as never, part)] = null;
      }),
    ),
  );
  return null;
}

/** The return value of a loader whose page renders with this status. `undefined` means status 200. */
export const respondWith = (status: number | undefined) =>
  status === undefined ? null : data(null, { status });

/**
 * Reads the calls in the browser before the screen is shown. Waits at most 150 ms; after that, the screen
 * shows its loading state.
 */
export async function prefetch(needed: readonly Call[]): Promise<null> {
  await Promise.all(
    needed.map(([name, args, part]) => prefetchCall(client, name, args as never, { part } as never)),
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
