import { foldText, isMobileNumber } from '@luxe/format';

/** Words of a line of an address in India. The brackets part a word that our texts do not use. */
const addressWords = [
  ...['flat', 'floor', 'plot', 'door', 'block', 'tower', 'wing', 'building', 'bldg', 'apartment', 'apt'],
  ...['hou[s]e', 'villa', 'shop', 'street', 'road', 'lane', 'gali', 'marg', 'nagar', 'colony', 'society'],
  ...['sector', 'phase', 'layout', 'enclave', 'residency', 'chowk', 'bazaar', 'near', 'opp', 'opposite'],
].join('|');

/** An address: such a word with a number (`flat 4B`, `12 MG Road`), and the rest of the sentence. */
const address = new RegExp(
  [
    String.raw`(?:\b(?:${addressWords})\b\.?\s*(?:no\.?\s*)?[#:]?\s*[\w/-]*\d[\w/-]*`,
    String.raw`|(?<![\w/-])(?=[\w/-]*\d)[\w/-]+,?\s+(?:[\p{L}.]+\s+){0,3}(?:${addressWords})\b)`,
    String.raw`[^.?!\n]*`,
  ].join(''),
  'giu',
);

/** The name of a part of a town, also without a number: `Rose Nagar`. */
const district =
  /(?<![\p{L}\p{M}[])[\p{L}\p{M}]+\s+(?:nagar|marg|colony|vihar|enclave|mohalla|puram)(?![\p{L}\p{M}])/giu;

const rules: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)*/gu, '[email]'],
  // Written so that no program reads it: "asha at mail dot com".
  [
    /[\w.+-]+\s*(?:@|\(at\)|\bat\b)\s*[\w-]+(?:\.|\s*(?:\(dot\)|\bdot\b)\s*)(?:com|in|org|net|co)\b/giu,
    '[email]',
  ],
  [/\b(?:https?:\/\/|www\.)\S+/giu, '[link]'],
  // Numbers of orders (LX-2611-2048-77), tickets, parcels, gift cards and requests.
  [/\b(?:LX|T|GC|CB|RT|AWB)[-\s#]*\d[\d\s-]{3,}\d\b/giu, '[number]'],
  [address, '[address]'],
  [district, '[address]'],
  // A PAN.
  [/\b[A-Z]{5}\d{4}[A-Z]\b/giu, '[number]'],
  [
    /(\b(?:name is|name's|named|naam hai|mera naam|mera nam)\s+)[\p{L}'’-]+(?:\s+[\p{L}'’-]+)?/giu,
    '$1[name]',
  ],
  [/((?<![\p{L}\p{M}])नाम\s+)(?!है)[\p{L}\p{M}]+(?:\s+(?!है)[\p{L}\p{M}]+)?/gu, '$1[name]'],
  [/\b(?:Mr|Mrs|Ms|Dr|Shri|Smt|Kumari)\.?\s+\p{Lu}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*){0,2}/gu, '[name]'],
];

/** A run of digits as people write long numbers: with blanks, dashes, dots and a plus sign. */
const digitRun = /(?<![\p{L}\p{N}])\+?\p{Nd}(?:[\s().-]{0,2}\p{Nd}){4,}(?![\p{L}\p{N}])/gu;

/** A run of so many digits is no amount, also when letters touch it: `mob9876543210`. */
const longRun = /\+?\p{Nd}(?:[\s().-]{0,2}\p{Nd}){8,}/gu;

/** What stands before or after an amount. */
const beforeAmount =
  /(?:₹|\brs\.?|\binr|\bunder|\bbelow|\babove|\bover|\bup ?to|\bmax|\bwithin|\bbudget)\s*$/i;
const afterAmount = /^\s*(?:₹|rs\b|rupees?\b|rupaye\b|inr\b|ke (?:andar|neeche|niche)\b|se (?:kam|zyada)\b)/i;

/**
 * Whether a number is an amount, such as 50000. A number of six digits may be a pincode, unless the words
 * beside it show an amount.
 */
function isAmount(run: string, before: string, after: string): boolean {
  if (!/^\d{4,8}$/.test(run)) return false;
  if (!/^[1-9]\d{5}$/.test(run)) return true;
  return beforeAmount.test(before) || afterAmount.test(after);
}

/** What the shop knows, to distinguish names of people from other words. */
interface MaskOptions {
  /** Names of the shopper. */
  readonly names?: readonly string[];
  /** Whether a word in lower case is a word of the shop or of the language. */
  readonly isKnown?: (word: string) => boolean;
  /**
   * Whether a word in lower case is in the lexicon. Some of its Hindi words are names, too, so it counts only
   * where most words are no names: "zari ka kurta".
   */
  readonly isInLexicon?: (word: string) => boolean;
  /** Complete names of brands. One word of such a name may be the name of a person. */
  readonly brands?: readonly string[];
}

/**
 * A text without what could identify a person: phone numbers, e-mail addresses, order numbers and other long
 * numbers, pincodes, addresses and names. It masks too much rather than too little, because the shop
 * understands the question without a model, too.
 */
export function maskText(text: string, options: MaskOptions = {}): string {
  const { names = [] } = options;
  const base = text.normalize('NFKC');
  const masked = rules.reduce((rest, [pattern, mask]) => rest.replace(pattern, mask), base);
  const withoutOwn = names
    .map((name) => name.trim())
    .filter((name) => [...name].length > 1)
    .reduce((rest, name) => rest.replace(toWord(name), '[name]'), masked);
  const named = maskNames(withoutOwn, options);
  const withoutNames = named.replace(longRun, (run) => (isMobileNumber(run) ? '[phone]' : '[number]'));
  return withoutNames.replace(digitRun, (run: string, offset: number) => {
    if (isMobileNumber(run)) return '[phone]';
    const after = withoutNames.slice(offset + run.length);
    return isAmount(run, withoutNames.slice(0, offset), after) ? run : '[number]';
  });
}

/** One or two words after "for" and the like, where shoppers write names also in small letters. */
const afterFor =
  /(?<=(?<![\p{L}\p{M}])(?:for|this is|i am|i['’]m|friend|wife|husband|mother|father|sister|brother)\s+)[\p{L}\p{M}]+(?:\s+[\p{L}\p{M}]+)?/giu;
/** One or two words before "ke liye", which is "for". */
const beforeFor =
  /(?<![\p{L}\p{M}[])(?:[\p{L}\p{M}]+\s+)?[\p{L}\p{M}]+(?=\s+(?:ke\s+li(?:ye|e)|के\s+लि(?:ए|ये))(?![\p{L}\p{M}]))/giu;

const withCapital = /(?<![\p{L}\p{M}[])\p{Lu}[\p{L}\p{M}]+(?!\])/gu;
/** One or two words before one of these words, which are separated by `|`. */
const namesBefore = (words: string): RegExp =>
  new RegExp(
    [
      String.raw`(?<![\p{L}\p{M}\p{N}[])(?:[\p{L}\p{M}]+\s+)?[\p{L}\p{M}]+`,
      String.raw`(?=\s+(?:${words})(?![\p{L}\p{M}]))`,
    ].join(''),
    'giu',
  );
const beforeParticle = namesBefore('ko|ki|ka|ke|को|की|का|के');
const beforeWish = namesBefore('wants?|needs|likes|loves|prefers|hates');

/**
 * Masks words that are no known words where a name may stand: with a capital, also at the beginning of a
 * sentence, beside "for", and before "ka" or "wants".
 */
function maskNames(text: string, { isKnown, isInLexicon, brands = [] }: MaskOptions): string {
  if (!isKnown) return text;
  const findBrands = createBrandFinder(brands);
  const maskIn = (rest: string, pattern: RegExp, isSafe: (word: string) => boolean): string => {
    const ofBrands = findBrands(rest);
    return rest.replace(pattern, (words: string, start: number) =>
      words.replace(/[\p{L}\p{M}]+/gu, (word: string, at: number) =>
        ofBrands.has(start + at) || isSafe(word.toLowerCase()) ? word : '[name]',
      ),
    );
  };
  const isUsual = (word: string) => isKnown(word) || isInLexicon?.(word) === true;
  const first = [withCapital, afterFor, beforeFor].reduce(
    (rest, pattern) => maskIn(rest, pattern, isKnown),
    text,
  );
  return [beforeParticle, beforeWish].reduce((rest, pattern) => maskIn(rest, pattern, isUsual), first);
}

const wordsIn = (text: string) => [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];

/** Returns the positions in a text at which a word of a complete name of a brand begins. */
function createBrandFinder(brands: readonly string[]): (text: string) => ReadonlySet<number> {
  const keyOf = (words: readonly RegExpExecArray[]) => words.map(([word]) => foldText(word)).join(' ');
  const names = brands.flatMap((name) => [name, name.replaceAll('&', ' and ')]);
  const keys = new Set(names.map((name) => keyOf(wordsIn(name.normalize('NFKC')))));
  const longest = [...keys].reduce((most, key) => Math.max(most, key.split(' ').length), 0);
  return (text) => {
    const words = wordsIn(text);
    const found = new Set<number>();
    for (const from of words.keys())
      for (let length = 1; length <= longest; length += 1) {
        const part = words.slice(from, from + length);
        if (keys.has(keyOf(part))) for (const { index } of part) found.add(index);
      }
    return found;
  };
}

/** The name as a word of its own, in any case. */
function toWord(name: string): RegExp {
  const escaped = name.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'giu');
}
