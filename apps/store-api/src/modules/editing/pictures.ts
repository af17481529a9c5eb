import { asc, eq, gt, ilike, and, like } from 'drizzle-orm';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../db/database.ts';
import { mediaFile } from '../../db/schema/catalogue.ts';

/** A picture that content can show. */
export interface StoredPicture {
  readonly file: string;
  /** Path in the folder of media. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** What it shows; empty without a description. */
  readonly alt: string;
}

/** Colour of a picture until it has loaded, for pictures whose own is unknown. */
export const usualTone = '#8a8378';

/** Pictures by their path, after `after`. Files that are missing or damaged are left out by their size. */
export async function listPictures(
  db: Database,
  folders: readonly string[],
  {
    search,
    after,
    limit,
  }: { readonly search?: string | undefined; readonly after?: string | undefined; readonly limit: number },
): Promise<{ readonly pictures: StoredPicture[]; readonly next: string | null }> {
  const text = search?.trim() ?? '';
  const rows = await db
    .select()
    .from(mediaFile)
    .where(
      and(
        like(mediaFile.name, '%.avif'),
        text === '' ? undefined : ilike(mediaFile.path, `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`),
        after === undefined ? undefined : gt(mediaFile.path, after),
      ),
    )
    .orderBy(asc(mediaFile.path))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const sized = await Promise.all(
    shown.map(async ({ name, path: file, alt }) => ({
      file: name,
      name: file,
      alt: alt ?? '',
      size: await sizeOf(folders, file),
    })),
  );
  return {
    pictures: sized.flatMap(({ size, ...one }) => (size ? [{ ...one, ...size }] : [])),
    next: rows.length > limit ? (shown.at(-1)?.path ?? null) : null,
  };
}

/** The file of a picture in the first folder that has it; undefined for an unknown name. */
export async function pictureFile(
  db: Database,
  folders: readonly string[],
  name: string,
): Promise<string | undefined> {
  if (!/^[0-9a-f]{16}\.avif$/.test(name)) return undefined;
  const [row] = await db.select().from(mediaFile).where(eq(mediaFile.name, name));
  if (!row) return undefined;
  for (const folder of folders) {
    const file = path.join(folder, row.path);
    const handle = await open(file).catch(() => undefined);
    await handle?.close();
    if (handle) return file;
  }
  return undefined;
}

/** Bytes at the beginning of a file in which its size is. */
const headBytes = 4096;

async function sizeOf(folders: readonly string[], file: string) {
  for (const folder of folders) {
    const handle = await open(path.join(folder, file)).catch(() => undefined);
    if (!handle) continue;
    try {
      const head = Buffer.alloc(headBytes);
      const { bytesRead } = await handle.read(head, 0, headBytes, 0);
      return readAvifSize(head.subarray(0, bytesRead));
    } finally {
      await handle.close();
    }
  }
  return undefined;
}

/**
 * Width and height of an AVIF file, from its first `ispe` box (ISO/IEC 23008-12, section 6.5.3). Undefined
 * for a file without one.
 */
export function readAvifSize(head: Buffer): { width: number; height: number } | undefined {
  const at = head.indexOf('ispe', 0, 'latin1');
  if (at < 0 || at + 16 > head.length) return undefined;
  const [width, height] = [head.readUInt32BE(at + 8), head.readUInt32BE(at + 12)];
  return width > 0 && height > 0 ? { width, height } : undefined;
}
