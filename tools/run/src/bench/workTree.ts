import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readProjects } from '../boundaries/boundaries.ts';
import { root, run, print } from '../programs/childProcess.ts';

const trees = path.join(root, '.cache/bench/trees');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/**
 * Creates or reuses the work tree of a commit under `.cache/bench/trees`, with its packages installed. Throws
 * with a sentence when the commit does not exist or its packages cannot be installed.
 */
export async function openWorkTree(revision: string): Promise<string> {
  const commit = toCommit(revision);
  const folder = path.join(trees, commit.slice(0, 12));
  // If the folder of a work tree was deleted with the cache, Git still lists the work tree and would not
  // create it again. `prune` removes such entries.
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
  print(`Installing the packages of ${path.basename(folder)}: once, about a minute.`);
  const { ok, output } = await run('npm', ['install', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: folder,
  });
  if (!ok)
    throw new Error(`The packages of ${path.basename(folder)} could not be installed: ${output.trim()}`);
}

const isInstalled = (folder: string) => existsSync(path.join(folder, 'node_modules/.bin/nx'));
const lockOf = (folder: string) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8');

/**
 * Fills `node_modules` with hard links to the packages of another work tree with the same lock file, to save
 * disk space. The packages of the workspace are relative links and point to the folders of the new tree.
 */
function linkPackages(from: string, to: string): void {
  for (const projectFolder of ['', ...readProjects(to).map(({ folder }) => folder)]) {
    const modules = path.join(to, projectFolder, 'node_modules');
    if (!existsSync(path.join(from, projectFolder, 'node_modules'))) continue;
    execFileSync('cp', ['--archive', '--link', path.join(from, projectFolder, 'node_modules'), modules]);
    // Removes the links to cache files, because tools change these files in place and both trees would share
    // the changes.
    for (const own of globSync('.{cache,vite*,vitest,installed}', { cwd: modules }))
      rmSync(path.join(modules, own), { recursive: true });
  }
}
