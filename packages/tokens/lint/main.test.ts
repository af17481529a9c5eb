import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let root = '';
beforeEach(() => void (root = mkdtempSync(path.join(tmpdir(), 'luxe-lint-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const plant = (file: string, css: string) => {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(
    path.join(root, file),
    `import styled from 'styled-components';\n\nexport const Box = styled.div\`\n  ${css}\n\`;\n`,
  );
};
const run = () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'main.ts'), root],
    { encoding: 'utf8' },
  );
  return { status, said: `${stdout}${stderr}` };
};
const line = 'border-block-end: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);';

test('a hairline is the business of ui and patterns', () => {
  plant('packages/ui/src/rows/Rows.styles.ts', line);
  plant('packages/patterns/src/faq/Faq.styles.ts', line);
  plant('packages/features/bag/src/views/Bag.styles.ts', 'display: grid;');
  expect(run()).toMatchObject({ status: 0 });
});

test.each(['packages/features/bag/src/views/Bag.styles.ts', 'apps/storefront/app/screens/Screen.tsx'])(
  'a hairline that %s draws by itself fails, and says what to use',
  (file) => {
    plant(file, line);
    const { status, said } = run();
    expect(status).toBe(1);
    expect(said).toContain(
      `${file}:4 border-block-end is not layout; use Rows, Divider or Surface of @luxe/ui`,
    );
    expect(said).toContain('1 styles of screens that are more than layout');
    expect(said).not.toContain('raw');
  },
);

test('a raw colour anywhere fails as such', () => {
  plant('packages/ui/src/rows/Rows.styles.ts', 'color: #fff;');
  const { status, said } = run();
  expect(status).toBe(1);
  expect(said).toContain('packages/ui/src/rows/Rows.styles.ts:4 raw colour #fff');
  expect(said).not.toContain('layout');
});
