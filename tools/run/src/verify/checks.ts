import path from 'node:path';
import { bin, root } from '../programs/childProcess.ts';

/** A fast check: its name and its command. */
export interface Check {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Further arguments of a run that may use results of earlier runs. */
  readonly cacheArgs?: readonly string[];
  /** What to do about a failure, with the command that fixes the files or checks them again. */
  readonly fix: string;
  /** Whether the output is printed even when the check passes. */
  readonly hasNotes?: boolean;
  /**
   * Whether the check reads this file or its name. When it passed with the same inputs before, it does not
   * run again on a developer's machine. Undefined for a check that always runs: one that compares with
   * earlier results itself, or that takes no time.
   */
  readonly isInput?: (file: string) => boolean;
  /** Environment variables that change the result. */
  readonly variables?: readonly string[];
}

export const node = process.execPath;
// The native TypeScript compiler takes a tenth of the time of `typescript`. Tools that need the compiler API
// still use `typescript`.
export const typeCompiler = path.join(root, 'node_modules/typescript-native/bin/tsc');

const isMarkdown = (file: string) => file.endsWith('.md');
const isMedia = (file: string) =>
  /\.(?:webp|avif|png|svg|ttf|woff2|webm)$|^tools\/catalogue-art\//.test(file);
/** Everything that is read as text, except documents. */
const isCode = (file: string) => !isMarkdown(file) && !isMedia(file);
const isTest = (file: string) => /\.(?:test|stories)\.tsx?$/.test(file);
const isIn = (file: string, ...folders: readonly string[]) =>
  folders.some((folder) => file.startsWith(`${folder}/`));
const isToolOf = (file: string, name: string) => file.startsWith(`tools/run/src/${name}`);

/**
 * Every check of `npm run verify` except the unit tests. They start in this order, two to four at a time:
 * first the check of the pictures, which takes no time, then those that take long.
 */
export const checks: readonly Check[] = [
  {
    name: 'pictures',
    command: node,
    args: ['tools/run/src/checkPictureWeight.ts'],
    fix: 'Show less in these stories, or turn pictures off where another story has the same look: docs/tests.md. Then: npm run pictures -- --accept',
  },
  {
    name: 'types',
    command: node,
    args: [typeCompiler, '-b'],
    fix: 'Check again: node node_modules/typescript-native/bin/tsc -b',
  },
  {
    name: 'budgets',
    command: node,
    args: ['tools/run/src/budgets.ts'],
    fix: 'Load on demand what no page needs first, or accept it: npm run budgets -- --accept',
    isInput: (file) =>
      (isIn(file, 'packages', 'apps/storefront') && !isMarkdown(file) && !isTest(file)) ||
      file === 'nx.json' ||
      isToolOf(file, 'budgets.ts') ||
      isToolOf(file, 'build.ts'),
    variables: ['LIBRARY_PATCHES', 'STOREFRONT_BUILD'],
  },
  {
    name: 'spelling',
    command: node,
    args: ['tools/run/src/spelling/main.ts'],
    fix: 'Check again: node tools/run/src/spelling/main.ts',
  },
  {
    name: 'format',
    command: node,
    args: ['tools/run/src/checkFormat.ts'],
    fix: 'These files have another format. Fix them: npm run format',
  },
  {
    name: 'boundaries',
    command: node,
    args: ['tools/run/src/boundaries/checkBoundaries.ts'],
    fix: 'docs/map.md has the allowed imports. Check again: node tools/run/src/boundaries/checkBoundaries.ts',
    // A rule fails on a file that an import cannot find, so every name counts.
    isInput: (file) =>
      isIn(file, 'packages', 'apps', 'tools', 'e2e', '.storybook') &&
      !/^(?:\.storybook\/pictures|tools\/catalogue-art|tools\/catalogue\/art)\//.test(file),
  },
  {
    name: 'browsers',
    command: node,
    args: ['tools/run/src/browsers/main.ts'],
    fix: 'Use what every browser has, or list a fallback with its test in tools/run/src/browsers/fallbacks.ts. Check again: node tools/run/src/browsers/main.ts',
    // Fallbacks name tests of the storefront and of the journeys.
    isInput: (file) =>
      (isIn(file, 'packages', 'apps/storefront', 'e2e') && isCode(file)) || isToolOf(file, 'browsers/'),
  },
  {
    name: 'dead code',
    command: bin('knip'),
    args: ['--no-progress'],
    cacheArgs: ['--cache', '--cache-location', '.cache/knip'],
    fix: 'Remove it, or use it. Check again: npx knip --no-progress',
    isInput: isCode,
  },
  {
    name: 'exports',
    command: node,
    args: ['tools/run/src/checkExports.ts'],
    fix: 'Remove the export, or use it outside its package. Check again: node tools/run/src/checkExports.ts',
    isInput: (file) =>
      (isIn(file, 'packages', 'apps', '.storybook', 'tools') && isCode(file)) ||
      isToolOf(file, 'checkExports'),
  },
  {
    name: 'weights',
    command: node,
    args: ['tools/run/src/weights.ts'],
    fix: 'Import less, or accept it: npm run weights -- --accept',
    isInput: (file) =>
      (isIn(file, 'packages') && !isMarkdown(file) && !isTest(file)) || isToolOf(file, 'weights'),
  },
  {
    name: 'states',
    command: node,
    args: ['.storybook/states/main.ts'],
    fix: 'Check again: npm run states',
    isInput: (file) =>
      isIn(file, 'packages', 'apps', '.storybook') && !file.startsWith('.storybook/pictures/'),
  },
  {
    name: 'lint',
    command: bin('oxlint'),
    args: ['--deny-warnings', '--quiet'],
    fix: 'Fix what can be fixed by a program: npx oxlint --fix',
  },
  {
    name: 'tokens',
    command: node,
    args: ['packages/tokens/lint/main.ts'],
    fix: 'Check again: node packages/tokens/lint/main.ts',
    isInput: (file) => isIn(file, 'packages', 'apps/storefront', 'apps/desk') && isCode(file),
  },
  {
    name: 'openapi',
    command: bin('redocly'),
    args: ['lint', '--max-problems=1000', 'docs/openapi.json'],
    fix: 'Correct the contract, then write the file again: node packages/contract/src/writeOpenapi.ts',
    isInput: (file) => /^(?:docs\/openapi\.json|\.?redocly[\w.-]*\.yaml)$/.test(file),
  },
  {
    name: 'words',
    command: node,
    args: ['tools/run/src/words/main.ts'],
    fix: 'docs/glossary.md has our terms. Check again: node tools/run/src/words/main.ts',
    // Markdown may refer to pictures of the documents.
    isInput: (file) => !isMedia(file) || isIn(file, 'docs'),
  },
  {
    name: 'licences',
    command: node,
    args: ['tools/run/src/checkLicences.ts'],
    fix: 'Take another package, or list an exception with its reason in tools/run/src/dependencies/licences.ts. Check again: node tools/run/src/checkLicences.ts',
  },
  {
    name: 'advisories',
    command: node,
    args: ['tools/run/src/checkAdvisories.ts'],
    fix: 'Take a version without the fault. It is named by: npm audit --omit=dev',
    hasNotes: true,
  },
];

/** The unit tests of changed packages. Those of the store API take minutes and run in `npm test`. */
export const unitTests: Check = {
  name: 'unit tests',
  command: bin('nx'),
  args: ['run-many', '-t', 'unit', '--outputStyle=static', '--exclude=@luxe/store-api'],
  fix: "Run one file again: npx vitest run --project node --project 'dom*' <file>",
};
