import { existsSync } from 'node:fs';
import path from 'node:path';
import { bin, root } from '../programs/childProcess.ts';
import { checks, node, typeCompiler, type Check } from './checks.ts';

const isScript = (file: string) => /\.(?:tsx?|mjs|js)$/.test(file);
const isTypeScript = (file: string) => /\.tsx?$/.test(file);
const isModule = (file: string) => isScript(file) && /^(?:packages|apps|tools|e2e|\.storybook)\//.test(file);

/** A check of `npm run verify` that can check single files: which files, and with which command. */
interface FileCheck {
  readonly name: string;
  readonly isChecked: (file: string) => boolean;
  readonly command: string;
  readonly argsFor: (files: readonly string[]) => readonly string[];
}

const fileChecks: readonly FileCheck[] = [
  {
    name: 'types',
    isChecked: isTypeScript,
    command: node,
    argsFor: (files) => [typeCompiler, '-b', ...projectsOf(files)],
  },
  {
    name: 'spelling',
    isChecked: () => true,
    command: node,
    argsFor: (files) => ['tools/run/src/spelling/main.ts', ...files],
  },
  {
    name: 'format',
    isChecked: () => true,
    command: node,
    argsFor: (files) => ['tools/run/src/checkFormat.ts', ...files],
  },
  {
    name: 'boundaries',
    isChecked: isModule,
    command: node,
    argsFor: (files) => ['tools/run/src/boundaries/checkBoundaries.ts', ...files],
  },
  {
    name: 'lint',
    isChecked: isScript,
    command: bin('oxlint'),
    argsFor: (files) => ['--deny-warnings', '--quiet', '--no-error-on-unmatched-pattern', ...files],
  },
  {
    name: 'tokens',
    isChecked: (file) => /^(?:packages|apps)\/.*\.(?:css|tsx?)$/.test(file),
    command: node,
    argsFor: (files) => ['packages/tokens/lint/main.ts', root, ...files],
  },
  {
    name: 'words',
    isChecked: () => true,
    command: node,
    argsFor: (files) => ['tools/run/src/words/main.ts', ...files],
  },
];

/** The files that make a check of all files necessary, for checks that take a second or two. */
const completeChecks: Readonly<Record<string, RegExp>> = {
  pictures: /^\.storybook\/pictures\//,
  openapi: /^docs\/openapi\.json$/,
  licences: /^package-lock\.json$/,
};

/**
 * The checks for these files, in the order of `npm run verify`. They find faults inside the files, in
 * seconds. A fault between files, such as a cycle, an unused export or a size, is found by `npm run verify`.
 */
export function checksFor(files: readonly string[]): Check[] {
  return checks.flatMap((check) => {
    const { isInput: _, ...always } = check;
    if (files.some((file) => completeChecks[check.name]?.test(file))) return [always];
    const one = fileChecks.find(({ name }) => name === check.name);
    const checked = one ? files.filter(one.isChecked) : [];
    if (!one || checked.length === 0) return [];
    return [{ ...always, command: one.command, args: one.argsFor(checked) }];
  });
}

/** The folders of the TypeScript projects that contain these files: the nearest with a `tsconfig.json`. */
export function projectsOf(
  files: readonly string[],
  hasProject = (folder: string) => existsSync(path.join(root, folder, 'tsconfig.json')),
): string[] {
  const projectOf = (folder: string): string =>
    folder === '.' || hasProject(folder) ? folder : projectOf(path.posix.dirname(folder));
  return [...new Set(files.map((file) => projectOf(path.posix.dirname(file))))].sort();
}
