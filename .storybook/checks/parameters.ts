import type { CheckParameters, PictureParameters, Waiver } from './storyParameters.d.ts';

const known = {
  pictures: ['themes', 'widths', 'target', 'skip'],
  checks: ['reflow', 'largeText', 'targets'],
} as const;

/** Reads what a story asks for. A word that is not known would be a check silently left out: it throws. */
export function readParameters(parameters: Record<string, unknown>): {
  pictures: PictureParameters;
  checks: CheckParameters;
} {
  const { pictures = {}, checks = {} } = parameters as {
    pictures?: PictureParameters;
    checks?: CheckParameters;
  };
  for (const [name, value] of Object.entries({ pictures, checks })) {
    const words: readonly string[] = known[name as keyof typeof known];
    const strange = Object.keys(value).filter((word) => !words.includes(word));
    if (strange.length > 0)
      throw new Error(`parameters.${name} knows ${words.join(', ')}, and not ${strange.join(', ')}.`);
  }
  const reasons = [pictures.skip, ...Object.values(checks).map((waiver: Waiver) => waiver.skip)];
  if (reasons.some((reason) => reason !== undefined && !String(reason).includes(' ')))
    throw new Error('What a story skips it skips for a reason, given as a sentence.');
  return { pictures, checks };
}
