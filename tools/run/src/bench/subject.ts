import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { isFree } from '../programs/ports.ts';
import { startPrograms, type Programs } from '../programs/programs.ts';
import { registerCleanup } from './cleanup.ts';
import { openData } from './data.ts';
import type { DatabaseName } from './options.ts';
import { benchPorts } from './ports.ts';

/** The measured shop: the programs of a work tree, on a catalogue of a given size. */
export interface Subject {
  readonly folder: string;
  readonly products: number | 'demo';
  readonly database: DatabaseName;
  /** Path of the Chromium that measures Lighthouse and interactions. `undefined` if missing or not needed. */
  readonly browser: string | undefined;
  /** A folder for the CPU profiles of the storefront and the store API, and for the Lighthouse reports. */
  readonly profile: string | undefined;
}

/** Both programs, running on filled data. */
export interface OpenShop {
  readonly origin: string;
  readonly storeOrigin: string;
  /** Process ids of the store API and the storefront. */
  readonly pids: readonly number[];
  /** The process id of the PostgreSQL server. `undefined` for an embedded database. */
  readonly serverPid: number | undefined;
  /** Seconds from the start of the first program to the end of the first response. */
  readonly startSeconds: number;
  close(): Promise<void>;
}

const pageCacheOff = { HTML_CACHE_MB: '0' };

/**
 * Starts the shop that is measured. If the start fails, stops everything that has started and rejects with a
 * readable message.
 */
async function openShop(
  subject: Subject,
  { database = subject.database, withPageCache = true } = {},
): Promise<OpenShop> {
  for (const port of Object.values(benchPorts))
    if (!(await isFree(port))) throw new Error(`Port ${port} is taken; the bench needs it.`);
  const origin = `http://localhost:${benchPorts.shop}`;
  const data = await openData(subject, database);
  let starting: Promise<Programs> | undefined;
  const close = registerCleanup(async () => {
    const programs = await starting?.catch(() => undefined);
    await programs?.stop();
    await data.close();
  });
  try {
    const environment = {
      ...data.environment,
      PUBLIC_ORIGIN: origin,
      OPS_PORT: String(benchPorts.ops),
      LOG_LEVEL: 'warn',
      ...(withPageCache ? {} : pageCacheOff),
      ...profiling(subject.profile),
    };
    const began = performance.now();
    starting = startPrograms(benchPorts, environment, undefined, subject.folder);
    const { pids } = await starting;
    const first = await fetch(origin);
    await first.text();
    const startSeconds = (performance.now() - began) / 1000;
    if (!first.ok) throw new Error(`The home page responded with ${first.status}.`);
    return {
      origin,
      storeOrigin: `http://127.0.0.1:${benchPorts.store}`,
      pids,
      serverPid: data.serverPid,
      startSeconds,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Opens the shop for a measurement and closes it afterwards, also after an error. */
export async function withShop<T>(
  subject: Subject,
  options: Parameters<typeof openShop>[1],
  measure: (shop: OpenShop) => Promise<T>,
): Promise<T> {
  const shop = await openShop(subject, options);
  try {
    return await measure(shop);
  } finally {
    await shop.close();
  }
}

function profiling(folder: string | undefined): NodeJS.ProcessEnv {
  if (folder === undefined) return {};
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
  return { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${path.resolve(folder)}` };
}
