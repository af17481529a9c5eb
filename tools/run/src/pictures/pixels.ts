import sharp from 'sharp';
import { crc32, deflateSync } from 'node:zlib';

/** An opaque picture with three bytes per pixel, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

export async function decodePng(png: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(png)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data };
}

/**
 * Encodes a lossless PNG, as small as possible: indexed for at most 256 colours, otherwise three bytes per
 * pixel.
 */
export async function encodePng(pixels: Pixels): Promise<Buffer> {
  const { width, height, rgb } = pixels;
  const full = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 9, adaptiveFiltering: true })
    .toBuffer();
  const table = encodeWithTable(pixels);
  return table && table.length < full.length ? table : full;
}

/** The rows from `from` up to but not including `to`. */
export function sliceRows({ width, rgb }: Pixels, from: number, to: number): Pixels {
  return { width, height: to - from, rgb: rgb.subarray(from * width * 3, to * width * 3) };
}

/** Joins pictures of the same width, one below the other. Throws for an empty list. */
export function stackRows(strips: readonly Pixels[]): Pixels {
  const [first] = strips;
  if (!first) throw new Error('There is no picture to stack.');
  return {
    width: first.width,
    height: strips.reduce((sum, { height }) => sum + height, 0),
    rgb: Buffer.concat(strips.map(({ rgb }) => rgb)),
  };
}

/** Encodes a PNG quickly, for the report. */
export function encodePngFast({ width, height, rgb }: Pixels): Promise<Buffer> {
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 2 })
    .toBuffer();
}

/**
 * Encodes an indexed PNG. Written here because libraries may merge similar colours. `undefined` for more than
 * 256 colours.
 */
function encodeWithTable({ width, height, rgb }: Pixels): Buffer | undefined {
  const table = new Map<number, number>();
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const colour = ((rgb[at] ?? 0) << 16) | ((rgb[at + 1] ?? 0) << 8) | (rgb[at + 2] ?? 0);
      let index = table.get(colour);
      if (index === undefined) {
        if (table.size === 256) return undefined;
        table.set(colour, (index = table.size));
      }
      rows[y * (width + 1) + 1 + x] = index;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.from([...table.keys()].flatMap((it) => [it >> 16, (it >> 8) & 255, it & 255]));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}
