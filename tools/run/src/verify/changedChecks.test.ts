import { expect, it, test } from 'vitest';
import { checksFor, projectsOf } from './changedChecks.ts';
import { checks, unitTests } from './checks.ts';

const names = (files: readonly string[]) => checksFor(files).map(({ name }) => name);

test.each([
  [
    'packages/ui/src/actions/button/Button.tsx',
    ['types', 'spelling', 'format', 'boundaries', 'lint', 'tokens', 'words'],
  ],
  ['docs/tour.md', ['spelling', 'format', 'words']],
  ['docs/openapi.json', ['spelling', 'format', 'openapi', 'words']],
  ['package-lock.json', ['spelling', 'format', 'words', 'licences']],
  ['.storybook/pictures/ui/button/usual.dark.webp', ['pictures', 'spelling', 'format', 'words']],
])('a change of %s needs the checks %j', (file, expected) => expect(names([file])).toEqual(expected));

it('nothing is checked when no file has changed', () => expect(names([])).toEqual([]));

it('a check gets only the files that it reads', () => {
  const lint = checksFor(['docs/tour.md', 'e2e/src/setting.ts']).find(({ name }) => name === 'lint');
  expect(lint?.args).toContain('e2e/src/setting.ts');
  expect(lint?.args).not.toContain('docs/tour.md');
});

test.each([
  ['words', 'docs/images/a.webp', true],
  ['words', 'packages/ui/README.md', true],
  ['words', '.storybook/pictures/ui/button/usual.dark.webp', false],
  ['browsers', 'e2e/src/miniBag.phone.spec.ts', true],
  ['browsers', 'apps/storefront/server/app.ts', true],
  ['browsers', 'apps/desk/src/main.tsx', false],
  ['budgets', 'nx.json', true],
  ['budgets', 'tools/run/src/build.ts', true],
  ['budgets', 'docs/tour.md', false],
])('whether the check %s runs again after a change of %s: %s', (name, file, runsAgain) => {
  expect(checks.find((check) => check.name === name)?.isInput?.(file)).toBe(runsAgain);
});

it('the projects of files are the nearest folders with a tsconfig.json', () => {
  const projects = new Set(['packages/ui', 'apps/storefront', 'apps/storefront/worker']);
  const files = [
    'packages/ui/src/actions/button/Button.tsx',
    'packages/ui/src/index.ts',
    'apps/storefront/worker/worker.ts',
    'apps/storefront/app/root.tsx',
    'vitest.config.ts',
  ];
  expect(projectsOf(files, (folder) => projects.has(folder))).toEqual([
    '.',
    'apps/storefront',
    'apps/storefront/worker',
    'packages/ui',
  ]);
});

it('every check has a sentence with the command that fixes or repeats it', () => {
  for (const { name, fix } of [...checks, unitTests])
    expect(`${name}: ${fix}`).toMatch(/: (?:npm|npx|node) [\w-].*$/);
});
