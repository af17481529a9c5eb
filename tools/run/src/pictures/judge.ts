import { tooHeavy, pictureLimit, pictureName, type Baselines } from './baselines.ts';
import { compare, type Comparison } from './compare.ts';
import { decodePng, encodePng } from './pixels.ts';
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
  const before = baselines.read(name);
  const after = await take();
  const pixels = await decodePng(after);
  const comparison = before && compare(await decodePng(before), pixels);
  if (before && before.length > pictureLimit && !accept)
    return { name, sentence: tooHeavy(name, before.length), before, after };
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

  const encoded = await encodePng(pixels);
  if (encoded.length > pictureLimit) return { name, sentence: tooHeavy(name, encoded.length), before, after };
  if (!accept) return { name, sentence: describe(name, comparison), before, after };
  baselines.write(name, encoded);
  return { name, accepted: before ? 'changed' : 'new', before, after };
}

function describe(name: string, comparison: Exclude<Comparison, { kind: 'same' }> | undefined): string {
  if (!comparison) return `${name} has not been accepted yet.`;
  if (comparison.kind === 'resized') return `${name} has another size than the accepted picture.`;
  const { pixels, levels, at } = comparison;
  return `${name} differs from the accepted picture: ${pixels} ${pixels === 1 ? 'pixel' : 'pixels'}, by up to ${levels} of 256 levels, first at ${at.join(', ')}.`;
}
