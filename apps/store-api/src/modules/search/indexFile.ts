import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { DefaultDeserializer, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';

/** Writes a value and its fingerprint to a file. The file is replaced atomically. */
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
 * Reads a value from a file. Returns undefined when the file is missing or damaged, or was written with
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
 * Deserialises typed arrays as separate copies. By default, Node returns views, which retain the bytes of the
 * complete file, and also copies unaligned arrays.
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
