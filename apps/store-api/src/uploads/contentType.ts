/** Types by the first bytes of a file: what its name or its sender says does not count. */
const signatures: readonly { readonly type: string; readonly matches: (head: Buffer) => boolean }[] = [
  { type: 'image/jpeg', matches: (head) => head.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')) },
  {
    type: 'image/png',
    matches: (head) => head.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  },
  {
    type: 'image/webp',
    matches: (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
  },
  { type: 'application/pdf', matches: (head) => head.toString('latin1', 0, 5) === '%PDF-' },
];

/** Bytes of the beginning that are looked at. */
export const headBytes = 16;

/** The type of a file by its beginning; undefined for one that is not known. */
export const contentTypeOf = (head: Buffer): string | undefined =>
  signatures.find(({ matches }) => matches(head))?.type;
