import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { DefaultDeserializer, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';

/** Writes a value with its fingerprint to a file, atomically. */
export async function writeIndexFile(file: string, fingerprint: string, value: unknown): Promise<void> {
  const body = serialize({ made: fingerprint, value });
  const header = Buffer.alloc(8);
  header.writeUInt32LE(crc32(body), 0);
  const draft = `${file}.${process.pid}`;
  try {
    await writeFile(draft, Buffer.concat([header, body]));
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Reads the value written with the same fingerprint. Returns undefined for a missing or damaged file, or
 * another fingerprint.
 */
export async function readIndexFile<Value>(file: string, fingerprint: string): Promise<Value | undefined> {
  try {
    const bytes = await readFile(file);
    const body = bytes.subarray(8);
    if (crc32(body) !== bytes.readUInt32LE(0)) return undefined;
    const stored = readOwn(body) as { made: string; value: Value };
    return stored.made === fingerprint ? stored.value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Deserialises into separate arrays. Node's default returns views that retain the bytes of the complete file,
 * plus copies of unaligned arrays.
 */
function readOwn(bytes: Buffer): unknown {
  const reader = new OwnArrays(bytes);
  reader.readHeader();
  return reader.readValue();
}

/** @types/node lacks this method: https://nodejs.org/api/v8.html#deserializer_readhostobject */
const Reader = DefaultDeserializer as new (
  bytes: Buffer,
) => DefaultDeserializer & { _readHostObject(): Uint8Array };

class OwnArrays extends Reader {
  override _readHostObject() {
    return super._readHostObject().slice();
  }
}
