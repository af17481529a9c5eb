import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { findStoryBrowser } from '../pictures/browser.ts';
import { isDataFolderLocked } from '../programs/dataFolder.ts';
import { isDemo, isFree, readMetricsPort, readOpsPort, readPorts } from '../programs/ports.ts';
import type { DataFolderFact, PortFact, StoryBrowserFact } from './checks.ts';

/**
 * The version of the Node that runs npm, which `npm run` states in `npm_config_user_agent`. Without npm, the
 * version of this process.
 */
export const readNodeVersion = (environment: NodeJS.ProcessEnv): string =>
  /\bnode\/(v[\d.]+)/.exec(environment['npm_config_user_agent'] ?? '')?.[1] ?? process.version;

/**
 * The ports of the shop that these variables describe, and the port of its metrics, which it can do without.
 * Throws a sentence for an invalid variable.
 */
export function readShopPorts(environment: NodeJS.ProcessEnv): { required: number[]; metrics: number } {
  const { shop, store, sandbox } = readPorts(environment);
  const hasSandbox = isDemo(environment['PUBLIC_ORIGIN'] ?? `http://localhost:${shop}`);
  return {
    required: [shop, store, ...(hasSandbox ? [sandbox] : []), readOpsPort(environment, store)],
    metrics: readMetricsPort(environment, shop),
  };
}

export const readPortFacts = (ports: readonly number[]): Promise<PortFact[]> =>
  Promise.all(ports.map(async (port) => ({ port, isFree: await isFree(port) })));

/** Unpacks the pinned browser on the first call, as the stories do. */
export async function readStoryBrowser(): Promise<StoryBrowserFact> {
  const { pinned, executablePath } = await findStoryBrowser();
  return { pinned, executablePath, exists: existsSync(executablePath) };
}

/** Reads the state of the data folder without creating it. */
export function readDataFolderFact(folder: string): DataFolderFact {
  const isWritable = canWrite(folder);
  return { folder, isWritable, isLocked: isWritable && isDataFolderLocked(folder) };
}

/** Whether this user may write to a folder, or may create the folder when it does not exist. */
function canWrite(folder: string): boolean {
  if (!existsSync(folder)) return path.dirname(folder) !== folder && canWrite(path.dirname(folder));
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Free space of the disk with a folder, in bytes, as far as this user may use it. */
export function readFreeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
