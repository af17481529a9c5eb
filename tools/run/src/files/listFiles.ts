import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Lists every file of a work tree that git does not ignore, also a new file before it is staged. Returns
 * sorted paths from `folder`, which is the root of the work tree. Omits other repositories inside it.
 */
export function listFiles(folder: string): string[] {
  return git(folder, ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
}

/**
 * Lists the files that differ from the last commit, with new files. With `staged`, lists only the files that
 * the next commit changes. Omits deleted files.
 */
export function listChanged(folder: string, { staged = false }: { staged?: boolean } = {}): string[] {
  const diff = ['diff', '--name-only', '-z', '--diff-filter=d'];
  if (staged) return git(folder, [...diff, '--cached']);
  const added = git(folder, ['ls-files', '-z', '--others', '--exclude-standard']);
  return toSortedSet([...git(folder, [...diff, 'HEAD']), ...added]);
}

function git(folder: string, args: readonly string[]): string[] {
  const output = execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 });
  // A name that ends with a slash is the folder of another repository.
  const isFile = (name: string) => name !== '' && !name.endsWith('/') && existsSync(path.join(folder, name));
  return toSortedSet(output.split('\0').filter(isFile));
}

const toSortedSet = (files: readonly string[]) => [...new Set(files)].sort();
