import type { CallName } from '@luxe/contract/calls';
import { callKey, prefetchCall } from '@luxe/resources';
import { data } from 'react-router-dom';
import type { PageContext } from '../context.ts';
import { client } from './client.ts';

/** A call that a screen reads: its name, what it takes, and the part of its answer that is shown. Features export theirs as `…Calls`. */
export type Call = readonly [
  name: CallName,
  args: { params?: object; query?: object },
  part?: { readonly as: string; readonly of: (answer: never) => unknown },
];

/**
 * Reads what a screen needs, on the server, into what the page is drawn from. Nothing goes through the router's own data: it would be
 * encoded a second, slower way. Rejects with a route answer: 404 when the store does not know it (`whenMissing` may answer
 * otherwise), 503 when the store cannot be reached, does not answer in time, or is in trouble.
 */
export async function preload(
  context: PageContext,
  needed: readonly Call[],
  whenMissing?: () => never,
): Promise<null> {
  await Promise.all(
    needed.map(async ([name, args, part]) => {
      const answer = await context.read(name, args);
      context.preloaded[callKey(name, args as never, part)] = part ? part.of(answer as never) : answer;
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
 * Like preload, for a page that shows something else where the store knows none of it: resolves to false then, and the page finds `null` in
 * the place of its answer.
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

/** Like preload, for what a page can do without: an answer that does not come is left out. */
export async function preloadIfThere(context: PageContext, needed: readonly Call[]): Promise<null> {
  return preload(context, needed).catch(() => null);
}

/** Like that, each by itself; the page finds `null` in the place of what does not come, and does not ask for it again. */
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

/** A loader's answer for a page that is drawn, with a status of its own where it has one. */
export const answerWith = (status: number | undefined) =>
  status === undefined ? null : data(null, { status });

/** Reads the same in the browser before its screen is shown; waits 150 ms at most, then the screen shows that it waits. */
export async function prefetch(needed: readonly Call[]): Promise<null> {
  await Promise.all(
    needed.map(([name, args, part]) => prefetchCall(client, name, args as never, { part } as never)),
  );
  return null;
}

/** Status of a call that failed. By name, not by class: the host's ApiError is another copy of it than the one built into the app. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof Error && error.name === 'ApiError'
    ? (error as Error & { status: number }).status
    : undefined;
}
