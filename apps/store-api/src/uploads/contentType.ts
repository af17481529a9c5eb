/**
 * File types, recognised by the first bytes of a file. The file's name and the type that its sender gives are
 * not trusted.
 */
const signatures: readonly { readonly type: string; readonly matches: (firstBytes: Buffer) => boolean }[] = [
  {
    type: 'image/jpeg',
    matches: (firstBytes) => firstBytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  },
  {
    type: 'image/png',
    matches: (firstBytes) => firstBytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  },
  {
    type: 'image/webp',
    matches: (firstBytes) =>
      firstBytes.toString('latin1', 0, 4) === 'RIFF' && firstBytes.toString('latin1', 8, 12) === 'WEBP',
  },
  { type: 'application/pdf', matches: (firstBytes) => firstBytes.toString('latin1', 0, 5) === '%PDF-' },
];

/** Bytes needed to recognise a type. */
export const signatureBytes = 16;

/** Returns the type of a file from its first bytes; undefined for an unknown type. */
export const contentTypeOf = (firstBytes: Buffer): string | undefined =>
  signatures.find(({ matches }) => matches(firstBytes))?.type;
