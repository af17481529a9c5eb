import path from 'node:path';
import { toSnake } from './names.ts';
import { sourcesIn, type WorkspaceFiles } from './workspaceFiles.ts';

/** A file that names a field. */
interface FieldUse {
  readonly file: string;
  /** The numbers of the lines, from 1, in order. */
  readonly lines: readonly number[];
}

/** The files of one step of the recipe, in the order of the step. */
export interface FieldStep {
  readonly name: string;
  /** The command that checks the step. */
  readonly check: string;
  readonly uses: readonly FieldUse[];
}

const migrations = 'apps/store-api/migrations/';
const types = 'node node_modules/typescript-native/bin/tsc -b';
const tests = 'npx vitest run --project node';

/** A step of the recipe in `docs/tour.md`: the files that belong to it, and the command that checks them. */
interface Step {
  readonly name: string;
  readonly holds: (file: string) => boolean;
  readonly check: (files: readonly string[]) => string;
}

const isTest = (file: string) =>
  /\.test\.tsx?$/.test(file) || /^(?:e2e|apps\/[^/]+\/src\/testing)\//.test(file);
const testsOfFolders = (files: readonly string[]) =>
  `${tests} ${[...new Set(files.map((file) => path.posix.dirname(file)))].join(' ')}`;
const ofProject = (project: string) => () => `${types} ${project}`;

/** The first step that holds a file has it, so tests and stories come before their folders. */
const byFile: readonly Step[] = [
  {
    name: 'tests',
    holds: isTest,
    check: (files) =>
      `npx vitest run --project node --project 'dom*' ${files.filter((file) => /^(?!e2e\/).*\.test\.tsx?$/.test(file)).join(' ')}`,
  },
  { name: 'stories', holds: (file) => file.endsWith('.stories.tsx'), check: () => 'npm run storybook' },
  {
    name: 'documents',
    holds: (file) => file.endsWith('.md') || file.startsWith('.storybook/'),
    check: () => 'node tools/run/src/words/main.ts',
  },
  {
    name: 'samples',
    holds: (file) => file.startsWith('packages/contract/src/samples/'),
    check: ofProject('packages/contract'),
  },
  {
    name: 'mock',
    holds: (file) => file.startsWith('packages/contract/src/testing/'),
    check: () => `${tests} packages/contract/src/testing`,
  },
  {
    name: 'contract',
    holds: (file) => file.startsWith('packages/contract/'),
    check: () => 'node packages/contract/src/writeOpenapi.ts',
  },
  {
    name: 'table',
    holds: (file) => file.startsWith('apps/store-api/src/db/') || file.startsWith(migrations),
    check: () => `${tests} apps/store-api/src/db/migrate.test.ts`,
  },
  {
    name: 'repository',
    holds: (file) => /^apps\/store-api\/.*\/\w*[rR]epository\.ts$/.test(file),
    check: ofProject('apps/store-api'),
  },
  {
    name: 'mapping',
    holds: (file) =>
      /^apps\/store-api\/src\/(?:endpoints|http)\/|^apps\/store-api\/.*\/(?:to[A-Z]\w*|wire)\.ts$/.test(file),
    check: ofProject('apps/store-api'),
  },
  {
    name: 'rules of the store',
    holds: (file) => file.startsWith('apps/store-api/'),
    check: testsOfFolders,
  },
  {
    name: 'sample catalogue',
    holds: (file) => file.startsWith('tools/catalogue/'),
    check: ofProject('tools/catalogue'),
  },
  { name: 'other tools', holds: (file) => file.startsWith('tools/'), check: () => types },
  {
    name: 'data of the page',
    holds: (file) => file.endsWith('.ts'),
    check: () => types,
  },
  { name: 'view', holds: () => true, check: () => 'npm run storybook' },
];

/** The order of the steps: a step uses only what earlier steps have written. */
const inOrder = [
  'contract',
  'samples',
  'table',
  'repository',
  'rules of the store',
  'mapping',
  'mock',
  'sample catalogue',
  'data of the page',
  'view',
  'stories',
  'tests',
  'documents',
  'other tools',
];

/**
 * Programs write these files, or they must not change: migrations, and documents of the past. The recipe
 * names fields as examples only.
 */
const isFixed = (file: string) =>
  /^packages\/contract\/src\/generated\/|^apps\/store-api\/migrations\/|^docs\/(?:[^/]+\/|tour\.md$)|\.long\.test\.ts$/.test(
    file,
  );

/**
 * Finds every file that names one of the fields `names`, and returns them by step, in the order in which they
 * are edited. Names in comments and sentences do not count. Steps without a file are omitted.
 */
export function findFieldUses(root: string, files: WorkspaceFiles, names: readonly string[]): FieldStep[] {
  const uses = ['packages', 'apps', 'tools', 'e2e', '.storybook', 'docs']
    .flatMap((folder) => sourcesIn(root, folder, /\.(?:tsx?|md)$/))
    .filter((file) => !isFixed(file) && !file.startsWith('tools/run/src/new/'))
    .map((file): FieldUse => ({ file, lines: linesNaming(file, files.read(file), names) }))
    .concat(findDatabaseUses(root, files, names))
    .filter(({ lines }) => lines.length > 0);
  return inOrder.flatMap((name) => {
    const step = byFile.find((one) => one.name === name);
    const own = uses.filter(({ file }) => byFile.find(({ holds }) => holds(file)) === step);
    return step && own.length > 0
      ? [{ name, check: step.check(own.map(({ file }) => file)), uses: own }]
      : [];
  });
}

/**
 * The triggers and functions of the database that name a field, such as a trigger with a list of columns. If
 * several migrations define one, only its last definition counts.
 */
function findDatabaseUses(root: string, files: WorkspaceFiles, names: readonly string[]): FieldUse[] {
  const definitions = new Map<string, FieldUse>();
  for (const file of sourcesIn(root, migrations, /\.sql$/)) {
    const text = files.read(file);
    const naming = new Set(linesNaming(file, text, names));
    let own: number[] = [];
    for (const [at, line] of text.split('\n').entries()) {
      const [, verb, kind, name] =
        /^(CREATE|DROP) (?:OR REPLACE )?(FUNCTION|TRIGGER) (?:IF EXISTS )?"?(\w+)/.exec(line) ?? [];
      if (verb) own = [];
      if (verb === 'CREATE') definitions.set(`${kind} ${name}`, { file, lines: own });
      if (verb === 'DROP') definitions.delete(`${kind} ${name}`);
      if (naming.has(at + 1)) own.push(at + 1);
      if (line.includes('statement-breakpoint')) own = [];
    }
  }
  const uses = [...definitions.values()];
  return [...new Set(uses.map(({ file }) => file))].map((file) => ({
    file,
    lines: uses.flatMap((use) => (use.file === file ? use.lines : [])),
  }));
}

/** Two fields of one object, query or parameter list are at most this many lines apart. */
const neighbourLines = 6;

/** The steps with the lines that do not name `field` nearby yet. A file can have several such places. */
export function usesWithout(files: WorkspaceFiles, steps: readonly FieldStep[], field: string): FieldStep[] {
  return steps.flatMap((step) => {
    const uses = step.uses.flatMap(({ file, lines }) => {
      const done = linesNaming(file, files.read(file), [field]);
      const left = lines.filter((line) => !done.some((other) => Math.abs(other - line) <= neighbourLines));
      return left.length > 0 ? [{ file, lines: left }] : [];
    });
    return uses.length > 0 ? [{ ...step, uses }] : [];
  });
}

/** The numbers of the lines that name a field. In Markdown, only names in backticks count. */
function linesNaming(file: string, text: string, names: readonly string[]): number[] {
  // A column and a field of an import have the name in snake case.
  const forms = [...new Set(names.flatMap((name) => [name, toSnake(name)]))];
  const word = `(?<![\\w-])(?:${forms.join('|')})(?![\\w-])`;
  const pattern = new RegExp(file.endsWith('.md') ? `\`[^\`]*${word}[^\`]*\`` : word);
  return text.split('\n').flatMap((line, at) => {
    const code = file.endsWith('.md') ? line : withoutProse(line);
    return pattern.test(code) ? [at + 1] : [];
  });
}

/** A line of code without its comment and without quoted sentences. */
function withoutProse(line: string): string {
  if (/^\s*(?:\/\/|\/?\*|\{\/\*|-- )/.test(line)) return '';
  const code = line.replace(/\s\/\/ .*$/, '');
  return code.replaceAll(/'[^']*'|"[^"]*"/g, (quoted) => (quoted.includes(' ') ? '' : quoted));
}

/** The steps as text: each with its files, their lines, and the command that checks it. */
export function formatSteps(steps: readonly FieldStep[]): string {
  return steps
    .map(({ name, check, uses }) => [name, ...uses.map(formatUse), `  → ${check}`].join('\n'))
    .join('\n');
}

function formatUse({ file, lines }: FieldUse): string {
  const hint = file.startsWith(migrations)
    ? '  (a trigger or function: define it again in your migration)'
    : '';
  return `  ${file}:${lines.join(',')}${hint}`;
}
