import type { UnknownWord } from './findUnknownWords.ts';
import { misspellings, type Misspellings } from './misspellings.ts';

/** The project dictionary: one word a line. Lines that begin with `#` are comments. */
export const dictionaryFile = 'docs/spelling.txt';

const entriesOf = (dictionary: string) =>
  dictionary.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

/**
 * Returns an error message for each unknown word that is neither in the project dictionary nor an exception.
 */
export function findUnlistedWords(
  found: readonly UnknownWord[],
  dictionary: string,
  exceptions: readonly Misspellings[] = misspellings,
): string[] {
  const known = new Set(entriesOf(dictionary));
  const isAllowed = ({ file, word }: UnknownWord) =>
    known.has(word) || exceptions.some(({ words, files }) => words.includes(word) && files.test(file));
  const unlisted = found
    .filter((one) => !isAllowed(one))
    .map(
      ({ file, line, word }) =>
        `${file}:${line} has the unknown word "${word}". Correct it, or add it to ${dictionaryFile}.`,
    );
  return [...new Set(unlisted)];
}

/**
 * Returns the messages of `findUnlistedWords` for the words of all files. Also returns an error message for
 * each word of the dictionary or the exceptions that no file contains.
 */
export function findSpellingProblems(
  found: readonly UnknownWord[],
  dictionary: string,
  exceptions: readonly Misspellings[] = misspellings,
): string[] {
  const entries = entriesOf(dictionary);
  const foundWords = new Set(found.map(({ word }) => word));
  const unusedEntries = entries
    .filter((word) => !foundWords.has(word))
    .map((word) => `No file needs the word "${word}". Remove it from ${dictionaryFile}.`);
  const unusedExceptions = exceptions.flatMap(({ words, files }) =>
    words
      .filter((word) => !found.some((one) => one.word === word && files.test(one.file)))
      .map((word) => `No file needs the exception "${word}". Remove it from misspellings.ts.`),
  );
  const isSorted = entries.join('\n') === [...new Set(entries)].toSorted().join('\n');
  const unsorted = isSorted ? [] : [`${dictionaryFile} must be sorted and have each word once.`];
  return [
    ...findUnlistedWords(found, dictionary, exceptions),
    ...new Set([...unusedEntries, ...unusedExceptions]),
    ...unsorted,
  ];
}
