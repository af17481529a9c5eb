import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
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
  for (const folder of ['packages/ui', 'packages/patterns']) {
    cpSync(path.join(workspace, folder, 'package.json'), path.join(root, folder, 'package.json'));
    // The real tsconfig.json refers to packages that the temporary workspace does not contain.
    writeFileSync(path.join(root, folder, 'tsconfig.json'), '{ "extends": "../../tsconfig.base.json" }');
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a new component', () => {
  let written: readonly string[] = [];
  beforeAll(async () => {
    written = await createNew(root, 'component', 'layout/SizeChart');
  });

  it('has styles, stories, a test and an export in its package', () => {
    const folder = 'packages/ui/src/layout/size-chart';
    expect(written).toEqual([
      ...['.tsx', '.styles.ts', '.stories.tsx', '.test.tsx'].map((end) => `${folder}/SizeChart${end}`),
      'packages/ui/package.json',
    ]);
    const { exports } = JSON.parse(read('packages/ui/package.json')) as { exports: Record<string, string> };
    expect(exports['./size-chart']).toBe('./src/layout/size-chart/SizeChart.tsx');
    expect(Object.keys(exports)).toEqual(Object.keys(exports).toSorted());
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

it('a new pattern and a new feature pass type check, lint and tests', { timeout: 600_000 }, async () => {
  await createNew(root, 'pattern', 'StoreBoard');
  await createNew(root, 'feature', 'gift-wrap');
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
  expect({ numPassedTests, numFailedTests }).toEqual({ numPassedTests: 4, numFailedTests: 0 });
});

it.each([
  ['SizeChart', 'size-chart'],
  ['Tag', 'tag'],
  ['ProductTile2', 'product-tile2'],
])('the component %s belongs in the folder %s', (pascal, kebab) => {
  expect(toKebab(pascal)).toBe(kebab);
  expect(toPascal(kebab)).toBe(pascal);
});
