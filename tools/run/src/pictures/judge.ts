import { maxStrips, pictureName, stripLimit, describeOversize, type Baselines } from './baselines.ts';
import { compare } from './compare.ts';
import {
  decodePicture,
  encodePngFast,
  encodeWebp,
  maxHeight,
  sliceRows,
  stackRows,
  type Pixels,
} from './pixels.ts';
import type { Shot } from './protocol.ts';

/**
 * The result for one picture. `before` is the accepted picture, `after` the new picture. `sentence` explains
 * a failure.
 */
export interface Judgement {
  readonly name: string;
  readonly sentence?: string;
  readonly accepted?: 'new' | 'changed';
  readonly before?: Buffer;
  readonly after?: Buffer;
}

/**
 * Takes a picture and compares it with the baseline. A picture that differs is taken again after `moment`
 * milliseconds, to distinguish a moving story from a changed one. With `accept`, the new picture becomes the
 * baseline.
 */
export async function judge(
  baselines: Baselines,
  { story, theme, width, state }: Omit<Shot, 'clip'>,
  accept: boolean,
  take: () => Promise<Buffer>,
  moment = 120,
): Promise<Judgement> {
  const name = pictureName({ story, theme, width, state });
  const strips = baselines.read(name);
  const accepted = strips.length > 0 ? stackRows(await Promise.all(strips.map(decodePicture))) : undefined;
  const after = await take();
  const pixels = await decodePicture(after);
  const comparison = accepted && compare(accepted, pixels);
  if (comparison?.kind === 'same') return { name };

  await new Promise((resolve) => setTimeout(resolve, moment));
  const later = await take();
  if (compare(pixels, await decodePicture(later)).kind !== 'same')
    return {
      name,
      sentence: `${name} is still moving: two consecutive pictures differ. Make the story static (fixed date, loaded pictures, finished animations).`,
      before: after,
      after: later,
    };

  const before = accepted && (await encodePngFast(accepted));
  const files = await cutToFit(pixels);
  if (!Array.isArray(files)) return { name, sentence: describeOversize(name, files.bytes), before, after };
  if (!accept) return { name, sentence: describe(name, accepted, pixels), before, after };
  baselines.write(name, files);
  return { name, accepted: before ? 'changed' : 'new', before, after };
}

/**
 * Cuts a picture into files under the size limit. If the picture needs too many files, returns only their
 * size in bytes.
 */
async function cutToFit(pixels: Pixels): Promise<Buffer[] | { readonly bytes: number }> {
  const files = await halve(pixels);
  return files.length > maxStrips ? { bytes: files.reduce((sum, { length }) => sum + length, 0) } : files;
}

/** Halves a picture until each part is under the limit, so that detailed areas get smaller parts. */
async function halve(pixels: Pixels): Promise<Buffer[]> {
  if (pixels.height <= maxHeight) {
    const file = await encodeWebp(pixels);
    if (file.length <= stripLimit || pixels.height < 2) return [file];
  }
  const middle = Math.ceil(pixels.height / 2);
  const upper = await halve(sliceRows(pixels, 0, middle));
  return [...upper, ...(await halve(sliceRows(pixels, middle, pixels.height)))];
}

function describe(name: string, accepted: Pixels | undefined, taken: Pixels): string {
  if (!accepted) return `${name} has not been accepted yet.`;
  const comparison = compare(accepted, taken);
  if (comparison.kind !== 'changed')
    return `${name} is ${sizeOf(taken)} px, and the accepted picture is ${sizeOf(accepted)} px.`;
  const { pixels, levels, at } = comparison;
  return `${name} differs from the accepted picture: ${pixels} ${pixels === 1 ? 'pixel' : 'pixels'}, by up to ${levels} of 256 levels, first at ${at.join(', ')}.`;
}

const sizeOf = ({ width, height }: Pixels) => `${width} × ${height}`;
