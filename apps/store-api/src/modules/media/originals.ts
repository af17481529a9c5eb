import { artByHash } from '@luxe/catalogue';

const hashes = new Map([...artByHash].map(([hash, file]) => [file, hash]));

/** The file whose bytes have this hash; undefined for any other word. */
export const fileOf = (hash: string): string | undefined => artByHash.get(hash);

/**
 * Where a picture of the catalogue is served. A file's name there is the hash of its bytes, so that another picture has another address;
 * an https address is one already. A file without a line in the manifest has an address where nothing is.
 */
export function pictureUrl(file: string): string {
  return file.startsWith('https://') ? file : `/media/${hashes.get(file) ?? 'unknown'}.avif`;
}
