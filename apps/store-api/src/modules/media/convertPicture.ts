import { createHash } from 'node:crypto';
import sharp from '@luxe/host/safe-sharp';

/** A picture in the form in which the store holds it. */
export interface ConvertedPicture {
  /** SHA-256 of the bytes of the source, in hex. */
  readonly sourceHash: string;
  /** AVIF. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  /** Average colour of the visible pixels, `#rrggbb`. */
  readonly tone: string;
}

/** A picture that cannot be used. The message is the end of a sentence. */
export class PictureError extends Error {}

/** Largest picture that is decoded, and the largest that the shop shows (`pictureWidths` of the pages). */
const maxPixels = 80_000_000;
const maxWidth = 1600;
const maxHeight = 2400;
const minSide = 40;

/**
 * Converts JPEG, PNG, WebP or AVIF to AVIF: upright, without metadata, in sRGB, and no larger than the shop
 * needs. The storefront makes the smaller sizes. Rejects with a `PictureError` when the bytes are not such a
 * picture.
 */
export async function convertPicture(source: Buffer): Promise<ConvertedPicture> {
  try {
    const { bytes, width, height } = (await readAsIs(source)) ?? (await encode(source));
    if (Math.min(width, height) < minSide) throw new PictureError(`it is smaller than ${minSide} pixels`);
    const sourceHash = createHash('sha256').update(source).digest('hex');
    // The average reads every pixel, so a damaged picture is noticed here at the latest.
    return { sourceHash, bytes, width, height, tone: await toneOf(bytes) };
  } catch (cause) {
    if (cause instanceof PictureError) throw cause;
    throw new PictureError('it is not a picture in JPEG, PNG, WebP or AVIF, or it is damaged', { cause });
  }
}

type Encoded = Pick<ConvertedPicture, 'bytes' | 'width' | 'height'>;

/** The source, if it already has the form of the shop. To encode it again would make it larger and worse. */
async function readAsIs(source: Buffer): Promise<Encoded | undefined> {
  const found = await sharp(source, { limitInputPixels: maxPixels }).metadata();
  const { width, height, compression, exif, xmp, iptc, orientation = 1 } = found;
  const isFit = compression === 'av1' && width <= maxWidth && height <= maxHeight;
  return isFit && !exif && !xmp && !iptc && orientation === 1 ? { bytes: source, width, height } : undefined;
}

async function encode(source: Buffer): Promise<Encoded> {
  const { data, info } = await sharp(source, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: maxWidth, height: maxHeight, fit: 'inside', withoutEnlargement: true })
    .avif({ quality: 65, effort: 2 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/**
 * Average colour of a picture. Each pixel counts by the square of its alpha, so that shadows hardly count.
 */
async function toneOf(bytes: Buffer): Promise<string> {
  const { data } = await sharp(bytes).resize(64).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const sums = [0, 0, 0];
  let weight = 0;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = ((data[at + 3] ?? 0) / 255) ** 2;
    for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0) * alpha;
    weight += alpha;
  }
  const hexOf = (sum: number) =>
    Math.round(weight > 0 ? sum / weight : 128)
      .toString(16)
      .padStart(2, '0');
  return `#${sums.map(hexOf).join('')}`;
}

/** A plain picture with an empty frame, for products without a picture. */
export async function drawPlaceholder(): Promise<ConvertedPicture> {
  const size = { width: 800, height: 1000 };
  const flat = (width: number, height: number, shade: string) => ({
    input: { create: { width, height, channels: 3 as const, background: shade } },
  });
  const png = await sharp({ create: { ...size, channels: 3, background: '#e4e1dc' } })
    .composite([
      { ...flat(240, 240, '#c9c5be'), gravity: 'centre' },
      { ...flat(228, 228, '#e4e1dc'), gravity: 'centre' },
    ])
    .png()
    .toBuffer();
  return convertPicture(png);
}
