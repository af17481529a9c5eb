import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Files kept on disk up to a number of bytes; those not asked for longest go first. */
export interface PictureCache {
  get(key: string): Promise<Buffer | undefined>;
  /** Rejects when it cannot be written. */
  put(key: string, bytes: Buffer): Promise<void>;
}

/** Keys are file names: the caller has checked them. What an earlier process left is taken over. */
export function createPictureCache(folder: string, mostBytes: number): PictureCache {
  // In order of use: a Map keeps the order its keys were put in.
  const sizes = new Map<string, number>();
  let total = 0;
  let writes = 0;
  // A folder that cannot be had keeps nothing: whoever puts a picture there is told.
  const opened = open().catch(() => undefined);

  async function open(): Promise<void> {
    await mkdir(folder, { recursive: true });
    const names = await readdir(folder);
    const found = await Promise.all(
      names.map(async (name) => ({ name, info: await stat(path.join(folder, name)).catch(() => undefined) })),
    );
    found.sort((a, b) => (a.info?.mtimeMs ?? 0) - (b.info?.mtimeMs ?? 0));
    for (const { name, info } of found) {
      if (name.endsWith('.tmp')) await rm(path.join(folder, name), { force: true });
      else if (info?.isFile()) note(name, info.size);
    }
  }

  function note(key: string, bytes: number): void {
    total += bytes - (sizes.get(key) ?? 0);
    sizes.delete(key);
    sizes.set(key, bytes);
  }

  async function makeRoom(): Promise<void> {
    for (const [key, bytes] of sizes) {
      if (total <= mostBytes) return;
      sizes.delete(key);
      total -= bytes;
      await rm(path.join(folder, key), { force: true });
    }
  }

  return {
    async get(key) {
      await opened;
      const size = sizes.get(key);
      if (size === undefined) return undefined;
      const bytes = await readFile(path.join(folder, key)).catch(() => undefined);
      if (bytes) note(key, bytes.length);
      else {
        sizes.delete(key);
        total -= size;
      }
      return bytes;
    },
    async put(key, bytes) {
      await opened;
      // Written beside and moved, so that nobody reads half a picture.
      const temporary = path.join(folder, `${key}.${process.pid}.${(writes += 1)}.tmp`);
      await writeFile(temporary, bytes);
      await rename(temporary, path.join(folder, key));
      note(key, bytes.length);
      await makeRoom();
    },
  };
}
