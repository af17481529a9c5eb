import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '@luxe/host';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { PageContext } from '../../app/data/pageContext.ts';
import type { ModuleRecord } from '../../build-plugins/moduleRecord.ts';
import { readSharedStyles, withoutRootStyles } from '../styles/sharedStyles.ts';

/** The built app: renders pages, and lists the scripts of a lazily loaded screen. */
export interface PageBuild {
  handle(request: Request, context: PageContext): Promise<Response>;
  preloads(screen: string): readonly string[];
}

/** One entry of Vite's manifest. */
interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** Loads `build/`. Throws a StartupError when it was not built. */
export async function loadPageBuild(folder: string): Promise<PageBuild> {
  const entry = path.join(folder, 'server/index.js');
  if (!existsSync(entry))
    throw new StartupError('The storefront is not built. Run: npm run build -w @luxe/storefront');
  // React reads NODE_ENV when it is loaded, so the program must set it first.
  const { createRequestHandler } = await import('react-router');
  const build = (await import(pathToFileURL(entry).href)) as ServerBuild;
  const manifest = readViteFile<Manifest>(folder, 'manifest.json');
  const styles = readSharedStyles(folder);
  const handle = createRequestHandler(styles ? withoutRootStyles(build) : build, 'production');
  return {
    handle: (request, context) => handle(request, { ...context, styles }),
    preloads: preloader(manifest, readViteFile<ModuleRecord>(folder, 'modules.json')),
  };
}

const readViteFile = <Content>(folder: string, name: string): Content =>
  JSON.parse(readFileSync(path.join(folder, 'client/.vite', name), 'utf8')) as Content;

/**
 * Returns a function that lists the scripts of a screen and of its imports, by the name of the screen's file.
 * The list leaves out scripts that every page loads.
 */
function preloader(manifest: Manifest, { chunks }: ModuleRecord): PageBuild['preloads'] {
  const frame = chunkFiles(manifest, 'app/entry.client.tsx');
  const keyOfFile = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  // A bundler that merges a screen into another chunk leaves the screen out of the manifest.
  const keyOf = (screen: string) => {
    const source = `/app/screens/${screen}.tsx`;
    const [file = ''] =
      Object.entries(chunks).find(([, modules]) =>
        Object.keys(modules).some((one) => one.endsWith(source)),
      ) ?? [];
    return keyOfFile.get(file) ?? '';
  };
  const found = new Map<string, readonly string[]>();
  return (screen) => {
    const known = found.get(screen);
    if (known) return known;
    const files = [...chunkFiles(manifest, keyOf(screen))]
      .filter((file) => !frame.has(file))
      .map((file) => `/${file}`);
    found.set(screen, files);
    return files;
  };
}

/** Files of a chunk and of its static imports, in loading order. */
function chunkFiles(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const name of chunk.imports ?? []) chunkFiles(manifest, name, seen);
  return seen;
}
