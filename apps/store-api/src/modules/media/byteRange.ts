/** Bytes of a file, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads a Range header for a file of `size` bytes (RFC 9110, section 14). Returns `undefined` when the
 * response is the complete file: no header, several ranges, another unit or a malformed value. Returns
 * `none` when the range selects no byte of the file (416).
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'none' : { start: size - length, end: size - 1 };
  }
  const [start, end] = [Number(first), last === '' ? size - 1 : Number(last)];
  if (last !== '' && end < start) return undefined;
  return start >= size ? 'none' : { start, end: Math.min(end, size - 1) };
}
