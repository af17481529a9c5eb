import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readProjects } from '../boundaries.ts';
import { root, run, say } from '../ground.ts';

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/**
 * The work tree of a commit under `.cache/bench/trees`, with its packages installed; kept for the next time. Throws a sentence when there is
 * no such commit or its packages cannot be had.
 */
export async function openWorkTree(revision: string): Promise<string> {
  const commit = toCommit(revision);
  const folder = path.join(root, '.cache/bench/trees', commit.slice(0, 12));
  // A cache that was emptied leaves git's note of the tree behind.
  git('worktree', 'prune');
  if (!existsSync(folder)) git('worktree', 'add', '--quiet', '--detach', folder, commit);
  if (!existsSync(path.join(folder, 'node_modules/.bin/nx'))) await installPackages(folder);
  return folder;
}

function toCommit(revision: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
  } catch {
    throw new Error(`There is no commit ${revision}.`);
  }
}

async function installPackages(folder: string): Promise<void> {
  const lock = (of: string) => readFileSync(path.join(of, 'package-lock.json'), 'utf8');
  if (lock(root) === lock(folder)) return linkPackages(folder);
  say(`Installing the packages of ${path.basename(folder)}: once, about a minute.`);
  const { ok, output } = await run('npm', ['install', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: folder,
  });
  if (!ok)
    throw new Error(`The packages of ${path.basename(folder)} could not be installed: ${output.trim()}`);
}

/** The same lock file gives the same packages: hard links cost no space. Our own packages are relative links, and lead into the new tree. */
function linkPackages(folder: string): void {
  for (const place of ['', ...readProjects(folder).map((project) => project.folder)]) {
    const from = path.join(root, place, 'node_modules');
    const to = path.join(folder, place, 'node_modules');
    if (!existsSync(from)) continue;
    execFileSync('cp', ['--archive', '--link', from, to]);
    // What tools write there is written in place: it must not be one file for two trees.
    for (const own of globSync('.{cache,vite*,vitest,installed}', { cwd: to }))
      rmSync(path.join(to, own), { recursive: true });
  }
}
