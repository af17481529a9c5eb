import path from 'node:path';

/** Matches files that a program writes at run time. The repository need not contain them. */
const writtenAtRunTime = /(?:^|\/)(?:secrets|assets|manifest)\.json$/;
/** Matches codes of the sandbox payment provider, which look like environment variables. */
const providerCode = /^NB_/;

/** What a Markdown text may refer to. */
export interface Project {
  /** Paths of all tracked files from the root. */
  readonly files: ReadonlySet<string>;
  /** Names of npm scripts by the folder of their package.json. The folder of the root is ''. */
  readonly scripts: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether a source reads or sets an environment variable of this name. */
  readonly hasVariable: (name: string) => boolean;
}

/**
 * Returns a sentence for each path, script and environment variable that a Markdown file names and that does
 * not exist.
 */
export function findBrokenReferences(file: string, text: string, project: Project): string[] {
  const prose = text.replaceAll(/```[\s\S]*?```/g, (block) => block.replaceAll(/[^\n]/g, ' '));
  const missing = new Set<string>();
  for (const [, target = ''] of prose.matchAll(/\]\(([^)\s]+)\)/g))
    if (!/^(?:[a-z]+:|#|\?)/.test(target) && !existsFrom(file, target.split('#')[0] ?? '', project.files))
      missing.add(`the link ${target}`);
  for (const [, code = ''] of prose.matchAll(/`([^`\n]+)`/g)) {
    if (isPath(code) && !writtenAtRunTime.test(code) && !existsFrom(file, code, project.files))
      missing.add(`the path ${code}`);
    for (const [, name = ''] of code.matchAll(/(?:^|[\s"'$]|=)([A-Z][A-Z\d]*_[A-Z\d_]+)\b/g))
      if (!providerCode.test(name) && !project.hasVariable(name))
        missing.add(`the environment variable ${name}`);
  }
  for (const [, name = ''] of text.matchAll(/npm run ([\w:-]+)/g))
    if (![...project.scripts].some(([folder, names]) => file.startsWith(folder) && names.has(name)))
      missing.add(`the script ${name}`);
  return [...missing].map((what) => `${file} names ${what}, which does not exist.`);
}

/**
 * Whether a code text is a path of the repository, such as `src/data/toBagModel.ts` or `e2e/`. Globs, URLs of
 * the shop and names of packages are not.
 */
const isPath = (code: string) =>
  /^\.{0,2}[\w.-]*(?:\/[\w@.-]+)*\/?$/.test(code) &&
  (/\.(?:tsx?|mjs|md|mdx|json|css|sql|yml|sh)$/.test(code) ||
    /^(?:packages|apps|tools|docs|e2e|\.storybook)\//.test(code));

/**
 * Whether a path exists. A Markdown file may write the path from the root of the repository, from its own
 * folder or from `src` in that folder. It may also write only the last parts of the path.
 */
function existsFrom(file: string, written: string, files: ReadonlySet<string>): boolean {
  const target = written.replace(/\/$/, '');
  const folder = path.posix.dirname(file);
  const candidates = [target, path.posix.join(folder, target), path.posix.join(folder, 'src', target)];
  for (const known of files) {
    if (candidates.some((candidate) => known === candidate || known.startsWith(`${candidate}/`))) return true;
    if (known.endsWith(`/${target}`)) return true;
  }
  return false;
}
