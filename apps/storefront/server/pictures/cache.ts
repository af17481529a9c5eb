import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Files kept on disk up to a number of bytes; those not asked for longest go first. Several processes may share the folder. */
export interface PictureCache {
  get(key: string): Promise<Buffer | undefined>;
  /** Rejects when it cannot be written; nothing of it stays then. */
  put(key: string, bytes: Buffer): Promise<void>;
}

/** Share of the room that is written between two looks into the folder: so much may lie there too much, for each process. */
const unseenShare = 0.05;
/** A file that somebody was writing so long ago, in ms, nobody is writing any more. */
const abandonedMs = 10 * 60_000;

/** Keys are file names: the caller has checked them. What other processes keep there, or have kept, is found like one's own. */
export function createPictureCache(folder: string, mostBytes: number): PictureCache {
  /** Asked for since the last sweep, and marked so on disk, where every process reads it. */
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
      if (!isAbandoned && (total <= mostBytes || name.endsWith('.tmp'))) continue;
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
        // Written beside, to the disk, and then moved: nobody reads half a picture, not even after a power cut.
        await writeFile(temporary, bytes, { flush: true });
        await markUsed(temporary);
        await rename(temporary, path.join(folder, key));
      } catch (error) {
        await rm(temporary, { force: true }).catch(() => undefined);
        throw error;
      }
      unseen += bytes.length;
      if (unseen > mostBytes * unseenShare)
        await (sweeping ??= sweep().finally(() => (sweeping = undefined)));
    },
  };
}

/** By the fine clock: the file system's own would call files of one moment equally old. */
async function markUsed(file: string): Promise<void> {
  const now = (performance.timeOrigin + performance.now()) / 1000;
  await utimes(file, now, now);
}
