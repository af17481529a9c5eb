import { lint } from 'cspell';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../programs/childProcess.ts';

/** A word that cspell's own dictionaries do not contain. */
export interface UnknownWord {
  /** Path from the checked folder. */
  readonly file: string;
  readonly line: number;
  /** In lower case, without a possessive s. */
  readonly word: string;
}

export interface SpellingOptions {
  /** Globs of the files to check. Default: `files` of `cspell.json`. */
  readonly globs?: readonly string[];
  /** Paths of the files to check, instead of globs. Files that `cspell.json` excludes are omitted. */
  readonly files?: readonly string[];
}

/**
 * Finds the words in a folder that are not in cspell's own dictionaries. Also reports words of the project
 * dictionary, so that the caller can find its unused words. Reports at most five occurrences of a word per
 * file. Throws when no file matches the globs, or when a file cannot be checked.
 */
export async function findUnknownWords(
  folder: string,
  { globs = [], files }: SpellingOptions = {},
): Promise<UnknownWord[]> {
  const found: UnknownWord[] = [];
  const errors: string[] = [];
  const result = await lint(
    [...globs],
    {
      config: path.join(root, 'cspell.json'),
      root: folder,
      disableDictionary: ['luxe'],
      cache: false,
      ...(files ? { files: [...files], mustFindFiles: false } : { mustFindFiles: true }),
    },
    {
      issue: ({ uri = '', row, text }) => {
        const file = path.relative(folder, fileURLToPath(uri)).replaceAll(path.sep, '/');
        found.push({ file, line: row, word: text.toLowerCase().replace(/['’]s$/, '') });
      },
      error: (message, error) => void errors.push(`${message} ${String(error)}`),
    },
  );
  const isMissing = files === undefined && result.files === 0;
  if (result.errors > 0 || isMissing) throw new Error(`cspell failed. ${errors.join('\n')}`);
  return found;
}
