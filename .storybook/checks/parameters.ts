import type { CheckParameters, PictureParameters, Waiver } from './storyParameters.d.ts';

const known = {
  pictures: ['themes', 'widths', 'target', 'skip'],
  checks: ['reflow', 'largeText', 'targets'],
} as const;

/**
 * Reads the `pictures` and `checks` parameters of a story. Throws for an unknown key, which would otherwise
 * skip a check silently, and for a reason that is not a sentence.
 */
export function readParameters(parameters: Record<string, unknown>): {
  pictures: PictureParameters;
  checks: CheckParameters;
} {
  const { pictures = {}, checks = {} } = parameters as {
    pictures?: PictureParameters;
    checks?: CheckParameters;
  };
  for (const [name, value] of Object.entries({ pictures, checks })) {
    const allowedKeys: readonly string[] = known[name as keyof typeof known];
    const unknownKeys = Object.keys(value).filter((key) => !allowedKeys.includes(key));
    if (unknownKeys.length > 0)
      throw new Error(
        `parameters.${name} knows ${allowedKeys.join(', ')}, and not ${unknownKeys.join(', ')}.`,
      );
  }
  const reasons = [pictures.skip, ...Object.values(checks).map((waiver: Waiver) => waiver.skip)];
  if (reasons.some((reason) => reason !== undefined && !String(reason).includes(' ')))
    throw new Error('A story that skips a check gives the reason as a sentence.');
  return { pictures, checks };
}
