import { randomBytes } from 'node:crypto';
import { constants, deflateRawSync, gunzip } from 'node:zlib';
import { promisify } from 'node:util';
import { createChecksum } from './checksum.ts';

const nonceBytes = 18;
/** Letters of every nonce. */
const nonceLength = 24;

/** A word for one answer alone: 144 random bits, in letters that mean themselves in HTML, in JSON and in a header. */
export const createNonce = (): string => randomBytes(nonceBytes).toString('base64url');

/** A page that waits for its nonce. What it keeps is one gzip stream, in which the nonce stands uncompressed. */
export interface Template {
  /** The whole page as gzip with this nonce in every place. */
  fill(nonce: string): Buffer;
  /** Bytes in memory. */
  readonly size: number;
}

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** Head of a deflate block that is stored as it is: not the last one, its length, and the length inverted. */
const storedHead = Buffer.from([0, nonceLength, 0, ~nonceLength & 0xff, 0xff]);

/**
 * Cuts a page at the nonce it was rendered with. No mark has to be invented, and none can be smuggled in: nobody knew that word before the
 * render. The parts are deflated, each ending on a whole byte, and the nonce joins as a stored block: the result is one
 * valid stream whose length is always the same.
 */
export function createTemplate(page: Buffer, nonce: string): Template {
  const places = placesOf(page, Buffer.from(nonce));
  const blank = Buffer.from(page);
  for (const at of places) blank.fill(0, at, at + nonceLength);
  const { stream, holes } = pack(blank, places, !page.includes(0));
  stream.writeUInt32LE(page.length % 2 ** 32, stream.length - 4);
  return templateOf(stream, holes, createChecksum(blank, places, nonceLength));
}

/** A gzip stream with room for the nonces and the checksum, and where the nonces go. */
function pack(blank: Buffer, places: readonly number[], canReachBack: boolean) {
  const parts: Buffer[] = [gzipHead];
  const holes: number[] = [];
  let size = gzipHead.length;
  const add = (part: Buffer) => {
    parts.push(part);
    size += part.length;
  };
  let from = 0;
  for (const at of places) {
    add(deflate(blank, from, at, canReachBack));
    add(storedHead);
    holes.push(size);
    add(Buffer.alloc(nonceLength));
    from = at + nonceLength;
  }
  add(deflate(blank, from, blank.length, canReachBack));
  add(Buffer.alloc(8));
  return { stream: Buffer.concat(parts, size), holes };
}

/** Made where nothing else is: what it can see stays in memory with it. */
const templateOf = (
  stream: Buffer,
  holes: readonly number[],
  checksum: ReturnType<typeof createChecksum>,
): Template => ({
  size: stream.length,
  fill(word) {
    const bytes = Buffer.from(word, 'latin1');
    if (bytes.length !== nonceLength) throw new RangeError(`A nonce has ${nonceLength} letters.`);
    const filled = Buffer.from(stream);
    for (const at of holes) filled.set(bytes, at);
    filled.writeUInt32LE(checksum(bytes), stream.length - 8);
    return filled;
  },
});

/** A filled template as plain HTML, for a client that takes no gzip. */
export const inflate: (filled: Buffer) => Promise<Buffer> = promisify(gunzip);

/**
 * Deflates one part so that it goes on from what stands before it. The compressor is shown the text before with zero bytes for the nonce:
 * no match reaches into a word that will be another, because the page has no zero bytes; one that has is deflated part by part.
 * A short part is shown less: reading it in would cost more than it saves.
 */
function deflate(blank: Buffer, from: number, to: number, canReachBack: boolean): Buffer {
  const window = !canReachBack ? 0 : Math.min(from, 32_768, (to - from) * 8);
  return deflateRawSync(blank.subarray(from, to), {
    // A listing of 70 kB: 80 bytes less than at the usual 6, for a tenth of a millisecond; 9 finds nothing more.
    level: 8,
    // Most parts are a few words between two nonces: room for more would cost as much as deflating them.
    chunkSize: Math.max(256, Math.ceil((to - from) / 4)),
    finishFlush: to === blank.length ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
    ...(window > 0 && { dictionary: blank.subarray(from - window, from) }),
  });
}

function placesOf(page: Buffer, word: Buffer): number[] {
  const places: number[] = [];
  for (let at = page.indexOf(word); at >= 0; at = page.indexOf(word, at + word.length)) places.push(at);
  return places;
}
