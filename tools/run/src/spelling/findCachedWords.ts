import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashTexts, openContentCache } from '../files/contentCache.ts';
import { root } from '../programs/childProcess.ts';
import { findUnknownWords, type SpellingOptions, type UnknownWord } from './findUnknownWords.ts';

export interface CacheOptions {
  /** Where the words of each content are recorded. */
  readonly cacheFile: string;
  /** Whether `files` are all files of the folder. */
  readonly isComplete: boolean;
  /** For tests. Default: `findUnknownWords`. */
  readonly find?: (folder: string, options: SpellingOptions) => Promise<UnknownWord[]>;
}

/**
 * Finds the unknown words of these files like `findUnknownWords`, which it calls only for content that it has
 * not seen before. A new word of the project dictionary does not empty the cache.
 */
export async function findCachedWords(
  folder: string,
  files: readonly string[],
  { cacheFile, isComplete, find = findUnknownWords }: CacheOptions,
): Promise<UnknownWord[]> {
  const identity = hashTexts(...dependencies.map((file) => read(root, file)));
  const cache = openContentCache<readonly Omit<UnknownWord, 'file'>[]>(cacheFile, identity);
  const texts = files.map((file) => ({ file, text: read(folder, file) }));
  const unseen = texts.filter(({ file, text }) => cache.get(file, text) === undefined);
  const found = unseen.length ? await find(folder, { files: unseen.map(({ file }) => file) }) : [];
  const wordsByFile = Map.groupBy(found, ({ file }) => file);
  const wordsOf = (file: string) => (wordsByFile.get(file) ?? []).map(({ line, word }) => ({ line, word }));
  const fresh = new Map(unseen.map(({ file }) => [file, wordsOf(file)]));
  // cspell reads each file again. If a file has changed meanwhile, its words belong to another content.
  for (const { file, text } of unseen)
    if (read(folder, file) === text) cache.set(file, text, fresh.get(file) ?? []);
  cache.save({ isComplete });
  return texts.flatMap(({ file, text }) =>
    (fresh.get(file) ?? cache.get(file, text) ?? []).map((one) => ({ file, ...one })),
  );
}

/** Files of the repository that change which words are found. */
const dependencies = [
  'cspell.json',
  'package-lock.json',
  ...['findCachedWords.ts', 'findUnknownWords.ts'].map((file) => `tools/run/src/spelling/${file}`),
];

const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');
