/** Spellings of one sound, in the order in which they are replaced. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/w/g, 'v'],
  [/ph/g, 'f'],
  [/z/g, 'j'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/chh+/g, 'ch'],
  [/iy(?=[aeiou])/g, 'i'],
  [/aa+/g, 'a'],
  [/ee+|ii+/g, 'i'],
  [/oo+|uu+/g, 'u'],
  [/a[iy](?![aeiou])|ae|e[iy](?![aeiou])/g, 'e'],
  [/au|av(?![aeiou])|ou/g, 'o'],
  [/y(?![aeiou])/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/(?<=[aeiou])h$/g, ''],
  [/hin$/g, 'hi'],
];

const consonant = '(?:[kgcjtdpbs]h|[b-df-hj-np-tv-z])';
const openSyllable = new RegExp(`[aeiou]${consonant}$`);
const nextSyllable = new RegExp(`^${consonant}[aeiou]`);

/**
 * A common form of the spellings of a Hindi word in Latin letters: `laal` and `lal`, `shaadi` and `shadi`,
 * `choodi` and `chudi`, `banarasi` and `banarsi`. Only for comparison with other sounds.
 */
export const soundOf = (word: string): string =>
  withoutMiddleA(spellings.reduce((sound, [spelling, letter]) => sound.replace(spelling, letter), word));

/** Hindi does not speak a short `a` between two syllables, so some people write it and others do not. */
function withoutMiddleA(sound: string): string {
  let spoken = sound;
  for (let at = spoken.length - 3; at > 1; at--)
    if (
      spoken[at] === 'a' &&
      openSyllable.test(spoken.slice(0, at)) &&
      nextSyllable.test(spoken.slice(at + 1))
    )
      spoken = spoken.slice(0, at) + spoken.slice(at + 1);
  return spoken;
}
