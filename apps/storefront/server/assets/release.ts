import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A build and the names of the assets that it made. */
interface Build {
  /** Milliseconds since the epoch; 0 where it is not known. */
  readonly builtAt: number;
  readonly names: readonly string[];
}

/** Builds of before, the last one first, and their files by name. */
export interface FormerBuilds {
  readonly builds: readonly Build[];
  readonly files: ReadonlyMap<string, Buffer>;
}

const listName = 'assets.json';
const isSource = (name: string) => !/\.(br|gz)$/.test(name);
/** How long the files of a build stay after the next has taken its place: open and cached pages ask for them. */
const keptMs = 24 * 60 * 60_000;

/** Reads the builds that stand in the folder, so that the next build can go on serving their files. */
export async function rememberAssets(client: string): Promise<FormerBuilds> {
  const folder = path.join(client, 'assets');
  const present = (await readdir(folder).catch(() => [])).filter(isSource);
  const listed = await readFile(path.join(client, '..', listName), 'utf8').catch(() => '[]');
  const builds = readBuilds(JSON.parse(listed));
  const files = await Promise.all(
    present.map(async (name) => [name, await readFile(path.join(folder, name))] as const),
  );
  return { builds: builds.length > 0 ? builds : [{ builtAt: 0, names: present }], files: new Map(files) };
}

/** A list of names alone is that of one build. */
function readBuilds(list: unknown): Build[] {
  const all = Array.isArray(list) ? list : [];
  return typeof all[0] === 'string' ? [{ builtAt: 0, names: all as string[] }] : (all as Build[]);
}

/**
 * Puts the files of former builds beside the new ones: those of the build before, and of every build that was
 * replaced less than a day ago. A page that is open, or cached, still finds its scripts after a release.
 */
export async function keepFormerAssets(
  client: string,
  former: FormerBuilds,
  now = Date.now(),
): Promise<void> {
  const folder = path.join(client, 'assets');
  await mkdir(folder, { recursive: true });
  const names = (await readdir(folder)).filter(isSource);
  const recent = former.builds.filter(
    (_, at) => at === 0 || now - (former.builds[at - 1]?.builtAt ?? 0) < keptMs,
  );
  await writeFile(path.join(client, '..', listName), JSON.stringify([{ builtAt: now, names }, ...recent]));
  for (const name of new Set(recent.flatMap((build) => build.names))) {
    const bytes = former.files.get(name);
    if (bytes && !names.includes(name)) await writeFile(path.join(folder, name), bytes);
  }
}

/** Writes a Brotli and a gzip file beside each text asset, so that no request pays for compression. */
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
