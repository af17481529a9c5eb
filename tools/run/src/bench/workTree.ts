import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readProjects } from '../boundaries.ts';
import { root, run, say } from '../ground.ts';

const trees = path.join(root, '.cache/bench/trees');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/**
 * The work tree of a commit under `.cache/bench/trees`, with its packages installed; kept for the next time. Throws a sentence when there is
 * no such commit or its packages cannot be had.
 */
export async function openWorkTree(revision: string): Promise<string> {
  const commit = toCommit(revision);
  const folder = path.join(trees, commit.slice(0, 12));
  // A cache that was emptied leaves git's note of the tree behind.
  git('worktree', 'prune');
  if (!existsSync(folder)) git('worktree', 'add', '--quiet', '--detach', folder, commit);
  if (!isInstalled(folder)) await installPackages(folder);
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
  const twin = [root, ...globSync(path.join(trees, '*'))].find(
    (other) => other !== folder && lockOf(other) === lockOf(folder) && isInstalled(other),
  );
  if (twin) return linkPackages(twin, folder);
  say(`Installing the packages of ${path.basename(folder)}: once, about a minute.`);
  const { ok, output } = await run('npm', ['install', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: folder,
  });
  if (!ok)
    throw new Error(`The packages of ${path.basename(folder)} could not be installed: ${output.trim()}`);
}

const isInstalled = (folder: string) => existsSync(path.join(folder, 'node_modules/.bin/nx'));
const lockOf = (folder: string) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8');

/** The same lock file gives the same packages: hard links cost no space. Our own packages are relative links, and lead into the new tree. */
function linkPackages(from: string, to: string): void {
  for (const place of ['', ...readProjects(to).map(({ folder }) => folder)]) {
    const modules = path.join(to, place, 'node_modules');
    if (!existsSync(path.join(from, place, 'node_modules'))) continue;
    execFileSync('cp', ['--archive', '--link', path.join(from, place, 'node_modules'), modules]);
    // What tools write there is written in place: it must not be one file for two trees.
    for (const own of globSync('.{cache,vite*,vitest,installed}', { cwd: modules }))
      rmSync(path.join(modules, own), { recursive: true });
  }
}
