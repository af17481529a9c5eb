import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A build and the names of its assets. */
interface Build {
  /** Milliseconds since the epoch; 0 when unknown. */
  readonly builtAt: number;
  readonly names: readonly string[];
}

/** Earlier builds, the newest first, and their files by name. */
export interface PreviousBuilds {
  readonly builds: readonly Build[];
  readonly files: ReadonlyMap<string, Buffer>;
}

const listName = 'assets.json';
const isSource = (name: string) => !/\.(br|gz)$/.test(name);
/**
 * How long a build's files are served after the next build replaced them, in ms. Open and cached pages still
 * request these files.
 */
const retentionMs = 24 * 60 * 60_000;

/** Reads the builds in the folder, so that the next build can continue to serve their files. */
export async function readPreviousBuilds(client: string): Promise<PreviousBuilds> {
  const folder = path.join(client, 'assets');
  const present = (await readdir(folder).catch(() => [])).filter(isSource);
  const listed = await readFile(path.join(client, '..', listName), 'utf8').catch(() => '[]');
  const builds = readBuilds(JSON.parse(listed));
  const files = await Promise.all(
    present.map(async (name) => [name, await readFile(path.join(folder, name))] as const),
  );
  return { builds: builds.length > 0 ? builds : [{ builtAt: 0, names: present }], files: new Map(files) };
}

/**
 * Reads the stored list of builds. An older version stored only a list of file names, which counts as a
 * single build.
 */
function readBuilds(list: unknown): Build[] {
  const all = Array.isArray(list) ? list : [];
  return typeof all[0] === 'string' ? [{ builtAt: 0, names: all as string[] }] : (all as Build[]);
}

/**
 * Copies the files of earlier builds beside the new ones: of the previous build, and of every build replaced
 * less than a day ago. Pages that are open or cached still find their scripts after a release.
 */
export async function restorePreviousAssets(
  client: string,
  previous: PreviousBuilds,
  now = Date.now(),
): Promise<void> {
  const folder = path.join(client, 'assets');
  await mkdir(folder, { recursive: true });
  const names = (await readdir(folder)).filter(isSource);
  const recent = previous.builds.filter(
    (_, at) => at === 0 || now - (previous.builds[at - 1]?.builtAt ?? 0) < retentionMs,
  );
  await writeFile(path.join(client, '..', listName), JSON.stringify([{ builtAt: now, names }, ...recent]));
  for (const name of new Set(recent.flatMap((build) => build.names))) {
    const bytes = previous.files.get(name);
    if (bytes && !names.includes(name)) await writeFile(path.join(folder, name), bytes);
  }
}

/**
 * Writes a Brotli and a gzip file beside each text asset of 1 KiB or more, so that no request pays for
 * compression.
 */
export async function compressAssets(client: string): Promise<void> {
  const folder = path.join(client, 'assets');
  for (const name of (await readdir(folder)).filter((file) => /\.(js|css|svg|json)$/.test(file))) {
    const file = path.join(folder, name);
    const bytes = await readFile(file);
    if ((await stat(file)).size < 1024) continue;
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, options));
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}
