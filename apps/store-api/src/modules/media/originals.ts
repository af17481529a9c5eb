import { artByHash, filmsByHash } from '@luxe/catalogue';

const pictures = new Map([...artByHash].map(([hash, file]) => [file, hash]));
const films = new Map([...filmsByHash].map(([hash, file]) => [file, hash]));

/** The file whose bytes have this hash; undefined for any other word. */
export const fileOf = (hash: string): string | undefined => artByHash.get(hash);

/** The same of a film or its captions, by hash and ending: `346ee4adbc370ed2.webm`. */
export function filmFileOf(name: string): string | undefined {
  const dot = name.indexOf('.');
  const file = filmsByHash.get(name.slice(0, dot));
  return file?.endsWith(name.slice(dot)) ? file : undefined;
}

/**
 * Where a picture of the catalogue is served. A file's name there is the hash of its bytes, so that another picture has another address;
 * an https address is one already. A file without a line in the manifest has an address where nothing is.
 */
export function pictureUrl(file: string): string {
  return file.startsWith('https://') ? file : `/media/${pictures.get(file) ?? 'unknown'}.avif`;
}

/** The same of a film or its captions, which no other host may have. */
export function filmUrl(file: string): string {
  return `/media/${films.get(file) ?? 'unknown'}${file.slice(file.lastIndexOf('.'))}`;
}
