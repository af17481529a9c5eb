import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { compareApis, levelOf } from './api/compareApis.ts';
import { listFoldersArgs, packageFolders, toPackageFolders } from './api/packages.ts';
import { readApis } from './api/readApi.ts';
import { fail, print, root, run } from './programs/childProcess.ts';

// `npm run api [-- <commit>] [package …]`: compares the public API of packages with that of a commit
// (default: the parent of HEAD), and prints whether each change is major, minor or patch. A package that only
// one of both has is compared too.
const args = process.argv.slice(2);
const present = packageFolders();
const isNamed = (folder: string, arg: string) => folder === arg || folder.endsWith(`/${arg}`);
const isPresent = (arg: string) => present.some((folder) => isNamed(folder, arg));
const base = (await findCommit(args.filter((arg) => !isPresent(arg)))) ?? 'HEAD~1';
const former = await packagesOf(base);
const folders = [...new Set([...present, ...former])].toSorted();
const names = args.filter((arg) => arg !== base);
const unknown = names.filter((arg) => !folders.some((folder) => isNamed(folder, arg)));
if (unknown.length > 0) fail(`There is no package and no commit ${unknown.join(', ')}.`);
const compared = folders.filter(
  (folder) => names.length === 0 || names.some((name) => isNamed(folder, name)),
);

const copy = await copyOf(
  base,
  compared.filter((folder) => former.includes(folder)),
);
for (const folder of compared) {
  const [before, after] = [path.join(copy, folder), path.join(root, folder)].map(
    (each) => readApis([each]).get(each) ?? new Map(),
  );
  const changes = compareApis(before ?? new Map(), after ?? new Map());
  print(`${folder}: ${changes.length === 0 ? 'patch, the API is the same' : levelOf(changes)}`);
  for (const { level, sentence } of changes) print(`  ${level}  ${sentence}`);
}
rmSync(copy, { recursive: true, force: true });

/** The first of these names that is a commit. */
async function findCommit(candidates: readonly string[]): Promise<string | undefined> {
  for (const name of candidates)
    if ((await run('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`])).ok) return name;
  return undefined;
}

async function packagesOf(commit: string): Promise<string[]> {
  const { ok, output } = await run('git', listFoldersArgs(commit));
  return ok ? toPackageFolders(output) : fail(`The packages of ${commit} cannot be read: ${output.trim()}`);
}

/**
 * Copies packages of a commit into a folder below the root, so that they find `node_modules` there. Other
 * packages that they import are those of the work tree.
 */
async function copyOf(commit: string, packages: readonly string[]): Promise<string> {
  const folder = path.join(root, '.cache/api');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = path.join(folder, 'packages.tar');
  const files = [...packages, 'tsconfig.base.json'];
  const packed = await run('git', ['archive', `--output=${archive}`, commit, '--', ...files]);
  if (!packed.ok) fail(`The packages of ${commit} cannot be read: ${packed.output.trim()}`);
  const unpacked = await run('tar', ['-xf', archive, '-C', folder]);
  if (!unpacked.ok) fail(unpacked.output.trim());
  return folder;
}
