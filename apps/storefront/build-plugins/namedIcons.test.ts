import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { removeUnnamedIcons, findNamedIcons } from './namedIcons.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const code = readFileSync(path.join(root, 'packages/ui/src/typography/icon/icons.ts'), 'utf8');

async function iconsOf(source: string): Promise<Record<string, string>> {
  const { code: script } = await transformWithOxc(source, 'icons.ts');
  return (await import(`data:text/javascript,${encodeURIComponent(script)}`)).icons;
}

test('the icon set keeps only the icons that a source names, and leaves these unchanged', async () => {
  const all = await iconsOf(code);
  const some = await iconsOf(
    removeUnnamedIcons(code, (name) => ['bag', 'heart-filled', 'zoom-out'].includes(name)),
  );
  expect(some).toEqual({ bag: all.bag, 'heart-filled': all['heart-filled'], 'zoom-out': all['zoom-out'] });
});

test('finds the icons whose names occur in the sources of the shop', () => {
  const isNamed = findNamedIcons(root);
  for (const name of ['bag', 'chevron-left', 'menu', 'truck', 'warning'])
    expect(isNamed(name), name).toBe(true);
  expect(isNamed('no-such-icon')).toBe(false);
});

test('throws when the record of icons is missing', () => {
  expect(() => removeUnnamedIcons('export const marks = { bag: "" };', () => true)).toThrow(
    'no record of icons',
  );
});
