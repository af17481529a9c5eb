import { execFileSync } from 'node:child_process';
import { root } from './programs/childProcess.ts';

/** The commit of the work tree, and the seed that tests derive from it: each commit tests other cases. */
export function readCommit(): { readonly commit: string; readonly seed: number } {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  return { commit, seed: Number.parseInt(commit.slice(0, 7), 16) };
}
