import { artByHash, filmsByHash } from '@luxe/catalogue';

const pictures = new Map([...artByHash].map(([hash, file]) => [file, hash]));
const films = new Map([...filmsByHash].map(([hash, file]) => [file, hash]));

/** File name of the picture whose bytes have this hash; undefined for an unknown hash. */
export const fileOf = (hash: string): string | undefined => artByHash.get(hash);

/**
 * File name of a film or its captions by hash and extension (`346ee4adbc370ed2.webm`); undefined when
 * unknown.
 */
export function filmFileOf(name: string): string | undefined {
  const dot = name.indexOf('.');
  const file = filmsByHash.get(name.slice(0, dot));
  return file?.endsWith(name.slice(dot)) ? file : undefined;
}

/**
 * URL of a catalogue picture. It contains the hash of the bytes, so that a changed picture gets a new URL. An
 * https URL is returned unchanged. A file that is not in the manifest gets a URL that answers 404.
 */
export function pictureUrl(file: string): string {
  return file.startsWith('https://') ? file : `/media/${pictures.get(file) ?? 'unknown'}.avif`;
}

/** URL of a film or its captions. Unlike a picture, a film cannot be on another host. */
export function filmUrl(file: string): string {
  return `/media/${films.get(file) ?? 'unknown'}${file.slice(file.lastIndexOf('.'))}`;
}
