import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bin, root, run } from './programs/childProcess.ts';

let folder = '';
beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'pauses-')));
  cpSync(path.join(root, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Lints a test with this statement. `file` is its path from the root of the repository. */
const lint = (imports: string, statement: string, file = 'bag.test.ts') => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(
    path.join(folder, file),
    `import { expect, it } from 'vitest';\n${imports}\n\nit('adds an item', async () => {\n  ${statement}\n  expect([1]).toHaveLength(1);\n});\n`,
  );
  return run(bin('oxlint'), ['--deny-warnings'], { cwd: folder });
};

it.each([
  ['setTimeout', '', 'await new Promise((resolve) => setTimeout(resolve, 50));'],
  [
    'the promise of the same name',
    "import { setTimeout as delay } from 'node:timers/promises';",
    'await delay(50);',
  ],
  ['the promise without node:', "import { setTimeout as delay } from 'timers/promises';", 'await delay(50);'],
  ['the scheduler', "import { scheduler } from 'node:timers/promises';", 'await scheduler.wait(50);'],
  [
    'an import',
    "import { setTimeout as later } from 'node:timers';",
    'await new Promise((resolve) => later(resolve, 50));',
  ],
  ['globalThis', '', 'await new Promise((resolve) => globalThis.setTimeout(resolve, 50));'],
])('lint rejects a pause in a test by %s, and names what to use', async (_, imports, statement) => {
  const { ok, output } = await lint(imports, statement);
  expect(ok).toBe(false);
  expect(output).toContain('vi.waitFor');
});

it.each([
  ['BagRow.stories.tsx', '', 'await new Promise((resolve) => setTimeout(resolve, 50));', 'findBy'],
  ['e2e/src/bag.spec.ts', '', 'await page.waitForTimeout(50);', 'expect.poll'],
  [
    'e2e/src/bag.spec.ts',
    "import { setTimeout as delay } from 'node:timers/promises';",
    'await delay(50);',
    'expect.poll',
  ],
])('lint rejects a pause in %s', async (file, imports, statement, instead) => {
  const { ok, output } = await lint(imports, statement, file);
  expect(ok).toBe(false);
  expect(output).toContain(instead);
});

it('lint accepts a test without a pause', async () => {
  expect(await lint('', 'await expect(Promise.resolve(2)).resolves.toBe(2);')).toMatchObject({ ok: true });
});
