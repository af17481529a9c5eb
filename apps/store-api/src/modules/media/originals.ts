import { LruCache } from '@luxe/host';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { mediaFile } from '../../db/schema/catalogue.ts';

/** Maximum number of cached paths. Unknown names are not cached, because a client can invent any number. */
const cacheSize = 10_000;

/** The files of pictures, films and captions by name. */
export interface Originals {
  /**
   * Path of a file in one of the folders of media; undefined for an unknown name. A malformed name causes no
   * query.
   */
  pathOf(name: string): Promise<string | undefined>;
  /** The owner calls this function when rows have changed. */
  forget(): void;
}

export function createOriginals(db: Database): Originals {
  const paths = new LruCache<string>(cacheSize);
  return {
    async pathOf(name) {
      if (!/^[0-9a-f]{16}\.[a-z0-9]{1,5}$/.test(name)) return undefined;
      const known = paths.get(name);
      if (known !== undefined) return known;
      const [row] = await db.select().from(mediaFile).where(eq(mediaFile.name, name));
      if (row) paths.set(name, row.path);
      return row?.path;
    },
    forget: () => paths.clear(),
  };
}

/**
 * URL of a picture of the catalogue by the name of its media file. An https URL is returned unchanged. A name
 * without a row in `media_file` gets a URL that answers 404.
 */
export function pictureUrl(file: string): string {
  return file.startsWith('https://') ? file : `/media/${file}`;
}

/** URL of a film or its captions. Unlike a picture, a film cannot be on another host. */
export function filmUrl(file: string): string {
  return `/media/${file}`;
}
