import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '../programs/childProcess.ts';
import { compareWeights, toAllowed } from './compareWeights.ts';
import { measureExports } from './measureExports.ts';

// A small library: a button, and a dialog that is large because of its dependency.
let folder = '';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'weights-'));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  write(
    'package.json',
    JSON.stringify({
      exports: { './button': './src/button/Button.ts', './dialog': './src/dialog/Dialog.ts' },
      sideEffects: false,
    }),
  );
  write('src/button/Button.ts', `export const Button = () => 'Add to bag';`);
  write(
    'src/dialog/Dialog.ts',
    `import { Root } from '@radix-ui/react-dialog';\nimport { Button } from '../button/Button.ts';\nexport const Dialog = () => [Root, Button];`,
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('measures the size of each entry, counting only the modules that this entry imports', async () => {
  const [button, dialog] = await measureExports(folder);
  expect(button).toMatchObject({ name: 'button', brings: [] });
  expect(button?.gzipBytes).toBeLessThan(200);
  expect(dialog?.brings).toEqual(expect.arrayContaining(['@radix-ui', 'button']));
  expect(dialog?.gzipBytes).toBeGreaterThan(4000);
});

it('for an entry with a new large import, reports the import and the excess size; reports no other entry', async () => {
  const allowed = toAllowed(await measureExports(folder));
  write(
    'src/button/Button.ts',
    `import { Root } from '@radix-ui/react-dialog';\nexport const Button = () => [Root, 'Add to bag'];`,
  );
  expect(compareWeights(await measureExports(folder), allowed)).toEqual([
    expect.stringContaining('button now imports'),
    expect.stringMatching(/^button weighs \d+ bytes gzipped; \d+ are allowed\.$/),
  ]);
});

it('does not count code that an entry loads on demand', async () => {
  write('src/button/Button.ts', `export const Button = () => import('../dialog/Dialog.ts');`);
  const [button] = await measureExports(folder);
  expect(button?.brings).toEqual([]);
  expect(button?.gzipBytes).toBeLessThan(400);
});

it('reports a listed entry that no longer exists', () => {
  expect(compareWeights([], { menu: { gzipBytes: 10, brings: [] } })).toEqual([
    'menu is listed but no longer exists.',
  ]);
});

it('reports a new entry that is not listed', () => {
  expect(compareWeights([{ name: 'menu', gzipBytes: 10, brings: [] }], {})).toEqual(['menu is not listed.']);
});

it('allows an entry to grow by up to 150 bytes', () => {
  const allowed = { tag: { gzipBytes: 1000, brings: ['icon'] } };
  expect(compareWeights([{ name: 'tag', gzipBytes: 1149, brings: [] }], allowed)).toEqual([]);
  expect(compareWeights([{ name: 'tag', gzipBytes: 1151, brings: [] }], allowed)).toHaveLength(1);
});
