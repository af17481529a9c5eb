import type { PictureTheme } from '../../tools/run/src/pictures/protocol.ts';

/** Why a check does not apply to a story. */
interface Waiver {
  /** The reason, a sentence: what makes the rule not apply here. */
  readonly skip: string;
}

/** `parameters.pictures`: what is pictured of a story. Without it: its content, dark and light, 1,200 px wide. */
export interface PictureParameters {
  /** Default: dark and light. */
  readonly themes?: readonly PictureTheme[];
  /** Further widths of the viewport in px, such as 390, where the story looks another way there. */
  readonly widths?: readonly number[];
  /** CSS selector of what is pictured. Default: all the story paints, layers included; a modal layer alone. */
  readonly target?: string;
  /** The reason why nothing is pictured. */
  readonly skip?: string;
}

/** `parameters.checks`: which of the further checks do not apply to a story, and why. */
export interface CheckParameters {
  /** No sideways scroll in 320 px (WCAG 1.4.10). */
  readonly reflow?: Waiver;
  /** No sideways scroll with text at 200 % (WCAG 1.4.4). */
  readonly largeText?: Waiver;
  /** Pointer targets of 24 px, or apart (WCAG 2.5.8). */
  readonly targets?: Waiver;
}

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
