import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let root = '';
beforeEach(() => void (root = mkdtempSync(path.join(tmpdir(), 'luxe-lint-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const writeStyles = (file: string, css: string) => {
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
  return { status, output: `${stdout}${stderr}` };
};
const hairlineCss = 'border-block-end: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);';

test('accepts the CSS of a hairline border in the packages ui and patterns', () => {
  writeStyles('packages/ui/src/typography/text/Text.styles.ts', hairlineCss);
  writeStyles('packages/patterns/src/faq/Faq.styles.ts', hairlineCss);
  writeStyles('packages/features/bag/src/views/Bag.styles.ts', 'display: grid;');
  expect(run()).toMatchObject({ status: 0 });
});

test.each(['packages/features/bag/src/views/Bag.styles.ts', 'apps/storefront/app/screens/Screen.tsx'])(
  'reports the CSS of a hairline border in %s and names the component to use instead',
  (file) => {
    writeStyles(file, hairlineCss);
    const { status, output } = run();
    expect(status).toBe(1);
    expect(output).toContain(
      `${file}:4 border-block-end is not layout; use Rows, Divider or Surface of @luxe/ui`,
    );
    expect(output).toContain('1 styles of screens that are more than layout');
    expect(output).not.toContain('raw');
  },
);

test('reports a raw colour in the package ui as a raw colour, not as a layout problem', () => {
  writeStyles('packages/ui/src/typography/text/Text.styles.ts', 'color: #fff;');
  const { status, output } = run();
  expect(status).toBe(1);
  expect(output).toContain('packages/ui/src/typography/text/Text.styles.ts:4 raw colour #fff');
  expect(output).not.toContain('layout');
});

test('checks only the files that the arguments name', () => {
  writeStyles('packages/ui/src/typography/text/Text.styles.ts', 'color: #fff;');
  writeStyles('packages/ui/src/typography/tag/Tag.styles.ts', 'padding: 14px;');
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      path.join(import.meta.dirname, 'main.ts'),
      root,
      'packages/ui/src/typography/tag/Tag.styles.ts',
      'docs/tour.md',
    ],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toContain('raw size 14px: use var(--lx-space-14)');
  expect(stderr).not.toContain('raw colour');
});

test('reports a style that does not turn with the direction of the text', () => {
  writeStyles('packages/ui/src/typography/text/Text.styles.ts', 'text-align: left;');
  const { status, output } = run();
  expect(status).toBe(1);
  expect(output).toContain('Text.styles.ts:4 text-align: left: use text-align: start');
  expect(output).toContain('1 styles that do not turn with the direction of the text');
});
