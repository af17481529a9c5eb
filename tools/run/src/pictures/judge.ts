import { mostStrips, pictureName, stripLimit, tooHeavy, type Baselines } from './baselines.ts';
import { compare, type Comparison } from './compare.ts';
import { decodePng, encodePng, sketchPng, sliceRows, stackRows, type Pixels } from './pixels.ts';
import type { Shot } from './protocol.ts';

/** What became of one picture. A `sentence` says why it fails; `after` is the new picture, `before` the accepted one. */
export interface Judgement {
  readonly name: string;
  readonly sentence?: string;
  readonly accepted?: 'new' | 'changed';
  readonly before?: Buffer;
  readonly after?: Buffer;
}

/**
 * Takes a picture and judges it. What is not as accepted is taken once more a moment later, for a story that still moves is another
 * fault than one that changed. With `accept` the new picture becomes the accepted one.
 */
export async function judge(
  baselines: Baselines,
  { story, theme, width }: Omit<Shot, 'clip'>,
  accept: boolean,
  take: () => Promise<Buffer>,
  moment = 120,
): Promise<Judgement> {
  const name = pictureName({ story, theme, width });
  const strips = baselines.read(name);
  const accepted = strips.length > 0 ? stackRows(await Promise.all(strips.map(decodePng))) : undefined;
  const after = await take();
  const pixels = await decodePng(after);
  const comparison = accepted && compare(accepted, pixels);
  if (comparison?.kind === 'same') return { name };

  await new Promise((resolve) => setTimeout(resolve, moment));
  const later = await take();
  if (compare(pixels, await decodePng(later)).kind !== 'same')
    return {
      name,
      sentence: `${name} is still moving: two pictures a moment apart differ. Let the story come to rest (a fixed date, a loaded picture, an ended animation).`,
      before: after,
      after: later,
    };

  const before = accepted && (await sketchPng(accepted));
  const files = await cutToFit(pixels);
  if (!Array.isArray(files)) return { name, sentence: tooHeavy(name, files.bytes), before, after };
  if (!accept) return { name, sentence: describe(name, comparison), before, after };
  baselines.write(name, files);
  return { name, accepted: before ? 'changed' : 'new', before, after };
}

/** The picture as files under the limit; its weight where too many would be needed. */
async function cutToFit(pixels: Pixels): Promise<Buffer[] | { readonly bytes: number }> {
  const whole = await encodePng(pixels);
  if (whole.length > mostStrips * stripLimit) return { bytes: whole.length };
  const files = await halve(pixels, whole);
  return files.length > mostStrips ? { bytes: whole.length } : files;
}

/** Cuts what is too heavy in two, and each half again, so that the strips are finer where there is more to see. */
async function halve(pixels: Pixels, png: Buffer): Promise<Buffer[]> {
  if (png.length <= stripLimit || pixels.height < 2) return [png];
  const middle = Math.ceil(pixels.height / 2);
  const files: Buffer[] = [];
  for (const half of [sliceRows(pixels, 0, middle), sliceRows(pixels, middle, pixels.height)])
    files.push(...(await halve(half, await encodePng(half))));
  return files;
}

function describe(name: string, comparison: Exclude<Comparison, { kind: 'same' }> | undefined): string {
  if (!comparison) return `${name} has not been accepted yet.`;
  if (comparison.kind === 'resized') return `${name} has another size than the accepted picture.`;
  const { pixels, levels, at } = comparison;
  return `${name} differs from the accepted picture: ${pixels} ${pixels === 1 ? 'pixel' : 'pixels'}, by up to ${levels} of 256 levels, first at ${at.join(', ')}.`;
}
