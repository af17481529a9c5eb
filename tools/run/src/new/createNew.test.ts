import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bin, root as workspace, run } from '../programs/childProcess.ts';
import { findNameProblem } from '../words/fileNames.ts';
import { findWideComments } from '../words/lineWidth.ts';
import { findBannedWords } from '../words/vocabulary.ts';
import { createNew } from './createNew.ts';
import { toKebab, toPascal } from './names.ts';

// Folder of a temporary workspace with the real settings and packages. The tests generate and compile files
// there.
let root = '';
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

beforeAll(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'new-')));
  symlinkSync(path.join(workspace, 'node_modules'), path.join(root, 'node_modules'));
  for (const file of [
    'tsconfig.json',
    'tsconfig.base.json',
    'package.json',
    '.prettierrc.json',
    '.oxlintrc.json',
  ])
    if (existsSync(path.join(workspace, file))) cpSync(path.join(workspace, file), path.join(root, file));
  for (const folder of ['packages/ui', 'packages/patterns'])
    cpSync(path.join(workspace, folder, 'package.json'), path.join(root, folder, 'package.json'));
  cpSync(path.join(workspace, '.storybook/guides'), path.join(root, '.storybook/guides'), {
    recursive: true,
    filter: (file) => !file.includes('.test.'),
  });
  // The tsconfig.json of a new feature refers to these packages, and theirs to packages that the temporary
  // workspace does not contain.
  for (const name of ['client', 'contract', 'patterns', 'resources', 'ui']) {
    mkdirSync(path.join(root, 'packages', name), { recursive: true });
    writeFileSync(
      path.join(root, 'packages', name, 'tsconfig.json'),
      '{ "extends": "../../tsconfig.base.json" }',
    );
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a new component', () => {
  let written: readonly string[] = [];
  let writtenForField: readonly string[] = [];
  beforeAll(async () => {
    written = await createNew(root, 'component', 'layout/SizeChart');
    writtenForField = await createNew(root, 'component', 'forms/ShoeField');
  });

  it('has styles, stories, a test and an export in its package', () => {
    const folder = 'packages/ui/src/layout/size-chart';
    expect(written).toEqual([
      ...['.tsx', '.styles.ts', '.stories.tsx', '.test.tsx'].map((end) => `${folder}/SizeChart${end}`),
      'packages/ui/package.json',
      '.storybook/guides/layout.tsx',
    ]);
    const { exports } = JSON.parse(read('packages/ui/package.json')) as { exports: Record<string, string> };
    expect(exports['./size-chart']).toBe('./src/layout/size-chart/SizeChart.tsx');
    expect(Object.keys(exports)).toEqual(Object.keys(exports).toSorted());
  });

  it('has a guide in the file of its area', () => {
    expect(read('.storybook/guides/layout.tsx')).toContain("\n  'ui/layout/SizeChart': {\n");
    expect(writtenForField).toContain('.storybook/guides/fields.tsx');
  });

  it('has a pair of examples that must be completed', () => {
    expect(read('.storybook/guides/layout.tsx')).toContain("good: ['how it is used', null],");
  });

  it('is a draft', () => {
    const stories = read('packages/ui/src/layout/size-chart/SizeChart.stories.tsx');
    expect(stories).toContain("tags: ['draft', '!stable'],");
  });

  it('is not created when it already exists or its name is invalid', async () => {
    await expect(createNew(root, 'component', 'layout/SizeChart')).rejects.toThrow(
      'packages/ui/src/layout/size-chart already exists.',
    );
    await expect(createNew(root, 'component', 'size-chart')).rejects.toThrow(
      'A component name looks like layout/SizeChart, not like "size-chart".',
    );
    await expect(createNew(root, 'feature', '../bag')).rejects.toThrow(
      'A feature name looks like gift-cards',
    );
  });
});

/** Banned words, wide comments and a wrong name of a generated file. */
const findTextProblems = (file: string) =>
  /\.(?:tsx?|md)$/.test(file)
    ? [
        ...findBannedWords(file, read(file)).map(({ word }) => `${file}: ${word}`),
        ...findWideComments(read(file)).map((line) => `${file}:${line}`),
        ...(file.endsWith('.md') ? [] : [findNameProblem(file) ?? []].flat()),
      ]
    : [];

it('a new pattern and a new feature pass type check, lint and tests', { timeout: 600_000 }, async () => {
  const written = [
    ...(await createNew(root, 'pattern', 'StoreBoard')),
    ...(await createNew(root, 'feature', 'gift-wrap')),
  ];
  expect(written.flatMap(findTextProblems)).toEqual([]);
  expect(read('.storybook/guides/pagePatterns.tsx')).toContain("\n  'patterns/StoreBoard': {\n");
  const sources = [path.join(root, 'packages')];
  execFileSync(bin('oxlint'), ['--deny-warnings', '--quiet', ...sources], { cwd: root });
  const check = {
    extends: './tsconfig.base.json',
    compilerOptions: {
      lib: ['ES2024', 'DOM', 'DOM.Iterable'],
      noEmit: true,
      composite: false,
      incremental: false,
      emitDeclarationOnly: false,
    },
    include: ['packages'],
  };
  writeFileSync(path.join(root, 'tsconfig.check.json'), JSON.stringify(check));
  execFileSync(bin('tsc'), ['--project', 'tsconfig.check.json'], { cwd: root, stdio: 'inherit' });
  const report = path.join(root, 'report.json');
  await run(
    bin('vitest'),
    ['run', '--root', root, '--environment', 'jsdom', '--reporter=json', `--outputFile=${report}`],
    { cwd: root },
  );
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    testResults: { name: string; message: string }[];
  };
  expect(testResults.filter(({ message }) => message)).toEqual([]);
  expect({ numPassedTests, numFailedTests }).toEqual({ numPassedTests: 7, numFailedTests: 0 });
});

it.each([
  ['SizeChart', 'size-chart'],
  ['Tag', 'tag'],
  ['ProductTile2', 'product-tile2'],
])('the component %s belongs in the folder %s', (pascal, kebab) => {
  expect(toKebab(pascal)).toBe(kebab);
  expect(toPascal(kebab)).toBe(pascal);
});
