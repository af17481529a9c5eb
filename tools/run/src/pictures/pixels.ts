import sharp from 'sharp';

/** An opaque picture with three bytes per pixel, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/** Decodes an accepted picture (WebP) or a picture that the browser has taken (PNG). */
export async function decodePicture(file: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data };
}

/** The largest height of a WebP file, in pixels. */
export const maxHeight = 16_383;

/**
 * Encodes a lossless WebP, which has less than half the size of the smallest PNG. Throws above `maxHeight`.
 */
export function encodeWebp({ width, height, rgb }: Pixels): Promise<Buffer> {
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true })
    .toBuffer();
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
