import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Caches files on disk up to a number of bytes, and evicts the least recently used. Several processes may
 * share the folder.
 */
export interface PictureCache {
  get(key: string): Promise<Buffer | undefined>;
  /** Writes a file. When the file cannot be written, rejects and leaves no incomplete file behind. */
  put(key: string, bytes: Buffer): Promise<void>;
}

/**
 * Share of `maxBytes` that a process may write before it checks the size of the folder again. Each process
 * can exceed the folder's limit by this share.
 */
const unseenShare = 0.05;
/** Age, in ms, at which a temporary file counts as abandoned by its process. */
const abandonedMs = 10 * 60_000;

/**
 * Opens the cache in a folder. Keys are file names, which the caller must check. Reads also find files that
 * other or earlier processes cached.
 */
export function createPictureCache(folder: string, maxBytes: number): PictureCache {
  /**
   * Keys of files used since the last sweep (the check of the folder's size). On disk, these files already
   * have a new time of last use, which every process reads.
   */
  const marked = new Set<string>();
  let unseen = Number.POSITIVE_INFINITY;
  let writes = 0;
  let sweeping: Promise<void> | undefined;

  async function sweep(): Promise<void> {
    unseen = 0;
    marked.clear();
    const files = await list();
    let total = files.reduce((sum, { size }) => sum + size, 0);
    for (const { name, size, usedAt } of files.sort((a, b) => a.usedAt - b.usedAt)) {
      const isAbandoned = name.endsWith('.tmp') && usedAt < Date.now() - abandonedMs;
      if (!isAbandoned && (total <= maxBytes || name.endsWith('.tmp'))) continue;
      total -= size;
      await rm(path.join(folder, name), { force: true });
    }
  }

  async function list() {
    const found = await Promise.all(
      (await readdir(folder)).map(async (name) => {
        const info = await stat(path.join(folder, name)).catch(() => undefined);
        return info?.isFile() ? [{ name, size: info.size, usedAt: info.mtimeMs }] : [];
      }),
    );
    return found.flat();
  }

  return {
    async get(key) {
      const file = path.join(folder, key);
      const bytes = await readFile(file).catch(() => undefined);
      if (!bytes?.length) return undefined;
      if (!marked.has(key)) {
        marked.add(key);
        await markUsed(file).catch(() => undefined);
      }
      return bytes;
    },
    async put(key, bytes) {
      const temporary = path.join(folder, `${key}.${process.pid}.${(writes += 1)}.tmp`);
      await mkdir(folder, { recursive: true });
      try {
        // The picture is written to a temporary file, flushed, and renamed. So no reader gets half a picture,
        // even after a power cut.
        await writeFile(temporary, bytes, { flush: true });
        await markUsed(temporary);
        await rename(temporary, path.join(folder, key));
      } catch (error) {
        await rm(temporary, { force: true }).catch(() => undefined);
        throw error;
      }
      unseen += bytes.length;
      if (unseen > maxBytes * unseenShare) await (sweeping ??= sweep().finally(() => (sweeping = undefined)));
    },
  };
}

/**
 * Sets the file's time of last use, from a high-resolution clock. With the file system's own clock, several
 * files could get the same time.
 */
async function markUsed(file: string): Promise<void> {
  const now = (performance.timeOrigin + performance.now()) / 1000;
  await utimes(file, now, now);
}
