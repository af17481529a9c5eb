import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { check, getFileInfo, resolveConfig, version } from 'prettier';
import { hashTexts, openContentCache } from '../files/contentCache.ts';

/** Files of the repository that change what Prettier does. */
const settings = ['.prettierrc.json', '.prettierignore', '.editorconfig'];

export interface FormatOptions {
  /** Where the content that has passed is recorded. Such content is not formatted again. */
  readonly cacheFile: string;
  /** Whether `files` are all files of the repository. */
  readonly isComplete: boolean;
}

/**
 * Returns the files of a folder that Prettier would change, and a message for each file that it cannot read.
 * Skips files that Prettier does not know, and those that `.prettierignore` lists.
 */
export async function findUnformatted(
  folder: string,
  files: readonly string[],
  { cacheFile, isComplete }: FormatOptions,
): Promise<string[]> {
  const identity = hashTexts(
    version,
    readFileSync(import.meta.filename, 'utf8'),
    ...settings.map((file) => readSetting(path.join(folder, file))),
  );
  const cache = openContentCache<true>(cacheFile, identity);
  const problems: string[] = [];
  for (const file of files) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    if (cache.get(file, text)) continue;
    const problem = await findProblem(folder, file, text);
    if (problem === undefined) cache.set(file, text, true);
    else problems.push(problem);
  }
  cache.save({ isComplete });
  return problems;
}

const readSetting = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

async function findProblem(folder: string, file: string, text: string): Promise<string | undefined> {
  const filepath = path.join(folder, file);
  const { ignored, inferredParser } = await getFileInfo(filepath, {
    ignorePath: path.join(folder, '.prettierignore'),
  });
  if (ignored || inferredParser === null) return undefined;
  try {
    const options = await resolveConfig(filepath, { editorconfig: true });
    return (await check(text, { ...options, filepath })) ? undefined : file;
  } catch (error) {
    return `${file}: ${error instanceof Error ? error.message : String(error)}`;
  }
}
