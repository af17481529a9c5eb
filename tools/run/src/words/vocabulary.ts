/** A word that the project does not use, and its replacements. `docs/glossary.md` defines the terms. */
interface BannedWord {
  /** Matches the word in lower case, after camelCase names have been split. */
  readonly word: RegExp;
  readonly instead: string;
}

const banned = (words: string, instead: string): BannedWord => ({
  word: new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`, 'g'),
  instead,
});

const bannedWords: readonly BannedWord[] = [
  banned('shel(?:f|ves)', 'cache, storage, section or fixtures'),
  banned('seals?|sealed|sealing|unseal', 'sign, verify, encrypt or hash'),
  banned('secrecy', 'secrets or encryption'),
  banned('witness(?:es|ed)?', 'read tracker, or record'),
  banned('patiently', 'without a timeout'),
  banned('stillness', 'visual stability'),
  banned('sideways', 'horizontal'),
  banned('refusals?|refuse[sd]?|refusing', 'error, reject or decline'),
  banned('maisons?|houses?', 'brand'),
  banned('pieces?', 'item, unit, product, variant or part'),
  banned('dear(?:er|est)?', 'expensive or high'),
  banned('worth', 'value, or name the amount'),
  banned('wishes', 'wishlist items'),
  banned('fate', 'outcome'),
  banned('troubles?', 'failure, outage or problem'),
  banned('nobody|somebody|whoever|whom', 'the name of the subject'),
  banned('hers?|she|herself', 'the shopper, or they'),
  banned('tells?|told|telling', 'return, report, notify, announce or show'),
  banned('say|says|said|saying', 'state, return, contain or show'),
  banned('kept', 'cached, saved, stored or preserved'),
  banned('mend(?:s|ed|ing)?', 'fix or correct'),
  banned('heed(?:s|ed)?', 'respect or follow'),
  banned('whole', 'complete, entire or all'),
  banned('till', 'until, or checkout'),
  banned('lest|thereof|nought|hence', 'a plain sentence'),
];

/** A phrase that may contain a banned word. */
interface Exception {
  readonly phrase: RegExp;
  /** Paths of the files that may contain it. Default: all. */
  readonly files?: RegExp;
  readonly reason: string;
}

const exceptions: readonly Exception[] = [
  {
    phrase: /\b[Ff]lat, house or building\b/g,
    reason: 'The label of an address field. The specification has it.',
  },
  {
    phrase:
      /\bmaison (?:verr?ane?|Noémie)(?![\w-])|\b(?:Kansa|Dhaaga|Tilla|Loden|Meharchand|dhaga|tila) House\b/gi,
    reason: 'Brands of the demonstration catalogue, and how shoppers type them.',
  },
  {
    phrase: /'her'|\bsay \(\?:so/g,
    files: /^tools\/catalogue\/src\//,
    reason: 'A search synonym, and a pattern that looks for promises in texts.',
  },
  { phrase: /text\('sealed'\)/g, reason: 'The name of a database column.' },
  { phrase: /\bI'd rather not say\b/g, reason: 'The specification has it.' },
  {
    phrase: /\b[Tt]amper[- ]seals?\b|\bseal_?[nN]umber(?:Missing)?\b/g,
    reason: 'The numbered sticker that shows whether a parcel was opened.',
  },
  {
    phrase: /\b(?:her|she|tell|say|till|maison|house|pieces?)\b/g,
    files: /^packages\/assistant\/src\/lexicon\//,
    reason: 'Words that shoppers type.',
  },
  { phrase: /\bsheet\.seal\(\)/g, reason: 'A method of styled-components.' },
  {
    phrase: /\bnobody\b/g,
    files: /\/postgres\.ts$/,
    reason: 'A user of the operating system.',
  },
];

export interface Finding {
  readonly line: number;
  readonly word: string;
  readonly instead: string;
}

/** Finds banned words in a text. `file` is its path from the root of the repository. */
export function findBannedWords(file: string, text: string): Finding[] {
  const allowed = exceptions.filter(({ files }) => files?.test(file) ?? true);
  return text.split('\n').flatMap((written, index) => {
    const open = allowed.reduce((rest, { phrase }) => rest.replaceAll(phrase, ' '), written);
    const words = splitNames(open);
    return bannedWords.flatMap(({ word, instead }) =>
      [...words.matchAll(word)].map(([found]) => ({ line: index + 1, word: found, instead })),
    );
  });
}

/** Exceptions that no file needs. */
export function findUnusedExceptions(sources: ReadonlyMap<string, string>): string[] {
  return exceptions
    .filter(
      ({ phrase, files }) =>
        ![...sources].some(([file, text]) => (files?.test(file) ?? true) && text.match(phrase) !== null),
    )
    .map(({ phrase }) => `No file needs the exception ${phrase.source}. Remove it from vocabulary.ts.`);
}

/** Splits names into lower-case words, so that `keptPages` and `kept_pages` contain the word "kept". */
const splitNames = (text: string) =>
  text
    .replaceAll(/([a-z\d])(?=[A-Z])/g, '$1 ')
    .replaceAll(/([A-Z])(?=[A-Z][a-z])/g, '$1 ')
    .replaceAll(/[_$#]/g, ' ')
    .toLowerCase();
