import type { SearchColour } from './engine.ts';
import { stem, tokenise } from './text.ts';
import { colourFieldsOf } from './textFields.ts';

/** The terms of a colour with their weights. A term may occur several times. */
export function colourTermsOf(
  colour: Pick<SearchColour, 'name' | 'family'>,
): [term: string, weight: number][] {
  return colourFieldsOf(colour).flatMap(({ text, weight, joins }) => {
    const all = tokenise(text);
    const pairs = all.slice(1).map((next, at) => `${all[at] ?? ''}${next}`);
    const tokens = joins ? [...all, ...pairs.filter((pair) => pair.length > 4)] : all;
    return tokens.map((token): [string, number] => [stem(token), weight]);
  });
}
