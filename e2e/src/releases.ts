import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../tools/run/src/programs/childProcess.ts';

const storefront = path.join(root, 'apps/storefront');
const hashed = /^(.+-)[\w-]{8}(\.(?:js|css))$/;
/** A script or style with the hash of its content, in any text. */
const mention = /[\w.-]+-[\w-]{8}\.(?:js|css)/g;

/** The end of the names of all scripts and styles of a release, instead of the end of their hash. */
export const markOf = (release: number): string => `r${release}`;

/**
 * Makes releases 1 to `count` of the storefront in folders of `folder`, from its build. Each has other names
 * of scripts and styles, and another service worker, as after changes of all sources. A release has the
 * files of the earlier ones too, as the build leaves them there. The last release is built in an empty
 * folder, so it has none of the others. Returns the folders.
 */
export function makeReleases(folder: string, count: number): readonly string[] {
  rmSync(folder, { recursive: true, force: true });
  const releases = Array.from({ length: count }, (_, at) => {
    const target = path.join(folder, String(at + 1));
    copyBuild(target, at + 1);
    return target;
  });
  for (const [at, target] of releases.slice(0, -1).entries()) restoreEarlier(releases[at - 1], target);
  return releases;
}

/** Copies the build, without earlier builds and compressed files, and renames its scripts and styles. */
function copyBuild(target: string, release: number): void {
  const source = path.join(storefront, 'build');
  const list = path.join(source, 'assets.json');
  const [build] = JSON.parse(readFileSync(list, 'utf8')) as { names: string[] }[];
  const own = new Set(build?.names ?? []);
  const assets = path.join(source, 'client/assets');
  cpSync(source, target, {
    recursive: true,
    filter: (file) =>
      !/\.(?:br|gz)$/.test(file) && (path.dirname(file) !== assets || own.has(path.basename(file))),
  });
  const rename = (name: string) => {
    const [, start = '', end = ''] = hashed.exec(name) ?? [];
    const digest = createHash('sha256').update(name).digest('hex').slice(0, 6);
    return own.has(name) ? `${start}${digest}${markOf(release)}${end}` : name;
  };
  for (const name of readdirSync(target, { recursive: true }) as string[]) {
    if (!/\.(?:js|css|html|json)$/.test(name)) continue;
    const file = path.join(target, name);
    const text = readFileSync(file, 'utf8')
      .replaceAll(mention, rename)
      .replaceAll(/luxe-shell-[\da-f]{12}/g, (found) => `${found.slice(0, -2)}${markOf(release)}`);
    const isAsset = path.dirname(name) === path.join('client', 'assets');
    if (isAsset) rmSync(file);
    writeFileSync(isAsset ? path.join(path.dirname(file), rename(path.basename(name))) : file, text);
  }
}

/** What the build does at its end: it puts the files of earlier releases beside the new ones. */
function restoreEarlier(previous: string | undefined, target: string): void {
  const script = `const { readPreviousBuilds, restorePreviousAssets } = await import(process.argv[1]);
    const [previous, target] = process.argv.slice(2);
    await restorePreviousAssets(target, await readPreviousBuilds(previous));`;
  const module = pathToFileURL(path.join(storefront, 'server/assets/release.ts')).href;
  const clientOf = (build: string) => path.join(build, 'client');
  const empty = path.join(target, 'none');
  const args = ['--input-type=module', '--eval', script, module];
  const { status, stderr } = spawnSync(
    process.execPath,
    [...args, clientOf(previous ?? empty), clientOf(target)],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
}
