import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Files of a build's assets folder by name, with their bytes. */
export type Assets = ReadonlyMap<string, Buffer>;

const listName = 'assets.json';
const isSource = (name: string) => !/\.(br|gz)$/.test(name);

/** Reads the assets the last build made (not those it had kept from the one before), so that the next build can keep them. */
export async function rememberAssets(client: string): Promise<Assets> {
  const folder = path.join(client, 'assets');
  const present = (await readdir(folder).catch(() => [])).filter(isSource);
  const listed = await readFile(path.join(client, '..', listName), 'utf8').catch(() => undefined);
  const own = listed ? (JSON.parse(listed) as string[]) : present;
  const files = await Promise.all(
    own
      .filter((name) => present.includes(name))
      .map(async (name) => [name, await readFile(path.join(folder, name))] as const),
  );
  return new Map(files);
}

/** Puts the former build's assets beside the new ones: a page that is open, or cached, still finds its chunks after a release. */
export async function keepFormerAssets(client: string, former: Assets): Promise<void> {
  const folder = path.join(client, 'assets');
  await mkdir(folder, { recursive: true });
  const own = (await readdir(folder)).filter(isSource);
  await writeFile(path.join(client, '..', listName), JSON.stringify(own));
  for (const [name, bytes] of former)
    if (!own.includes(name)) await writeFile(path.join(folder, name), bytes);
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
