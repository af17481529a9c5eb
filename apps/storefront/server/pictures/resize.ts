import sharp from 'sharp';

sharp.concurrency(1);
sharp.cache(false);

/** Draws a picture in a width, never wider than it is, as WebP with its transparency. Rejects when the bytes are no picture. */
export function resize(original: Buffer, width: number): Promise<Buffer> {
  return sharp(original, { limitInputPixels: 40_000_000 })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 82, alphaQuality: 90, effort: 4 })
    .toBuffer();
}
