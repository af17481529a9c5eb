import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { DefaultDeserializer, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';

/** A value with what it was made of, in a file. It is written whole or not at all. */
export async function writeIndexFile(file: string, made: string, value: unknown): Promise<void> {
  const body = serialize({ made, value });
  const head = Buffer.alloc(8);
  head.writeUInt32LE(crc32(body), 0);
  const draft = `${file}.${process.pid}`;
  try {
    await writeFile(draft, Buffer.concat([head, body]));
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

/** The value that was written for the same `made`; `undefined` for anything else: no file, a damaged one, one of other things. */
export async function readIndexFile<Value>(file: string, made: string): Promise<Value | undefined> {
  try {
    const bytes = await readFile(file);
    const body = bytes.subarray(8);
    if (crc32(body) !== bytes.readUInt32LE(0)) return undefined;
    const kept = readOwn(body) as { made: string; value: Value };
    return kept.made === made ? kept.value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Deserializes into arrays of their own. Node's would be views that hold the bytes of the whole file, beside copies of those that lie askew.
 */
function readOwn(bytes: Buffer): unknown {
  const reader = new OwnArrays(bytes);
  reader.readHeader();
  return reader.readValue();
}

/** Node's types leave out what its manual has: https://nodejs.org/api/v8.html#deserializer_readhostobject */
const Reader = DefaultDeserializer as new (
  bytes: Buffer,
) => DefaultDeserializer & { _readHostObject(): Uint8Array };

class OwnArrays extends Reader {
  override _readHostObject() {
    return super._readHostObject().slice();
  }
}
