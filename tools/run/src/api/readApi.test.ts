import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { root } from '../programs/childProcess.ts';
import { readApis, type ExportedName, type PackageApi } from './readApi.ts';

const ui = path.join(root, 'packages/ui');
let api: PackageApi;
beforeAll(() => {
  api = readApis([ui]).get(ui) ?? new Map();
}, 180_000);

const find = (entry: string, name: string): ExportedName | undefined =>
  api.get(entry)?.find((one) => one.name === name);
const prop = (entry: string, component: string, name: string) =>
  find(entry, component)?.props?.find((one) => one.name === name);

it('prints the members of a union, the default and the doc comment of a prop', () => {
  expect(prop('./button', 'Button', 'emphasis')).toMatchObject({
    type: "'primary' | 'secondary' | 'plain'",
    isRequired: false,
    fallback: "'primary'",
  });
  expect(prop('./button', 'Button', 'block')).toMatchObject({
    type: 'boolean',
    about: 'Fills the width of the parent.',
  });
});

it('prints a long union by its name', () => {
  expect(prop('./button', 'Button', 'icon')?.type).toBe('IconName');
});

it('prints all members of a long union that a package exports', () => {
  expect(find('./icon', 'IconName')?.type.split(' | ').length).toBeGreaterThan(14);
});

it('reads a prop of every member of a union of props', () => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'props-')));
  try {
    writeFileSync(path.join(folder, 'package.json'), '{ "exports": { "./tag": "./Tag.ts" } }');
    writeFileSync(
      path.join(folder, 'Tag.ts'),
      `type Small = { kind: 'a'; size: 's' };
type Large = { kind: 'b'; size?: 'm'; label: string };
export function Tag(props: Small | Large) {
  return props;
}
`,
    );
    const [tag] = readApis([folder]).get(folder)?.get('./tag') ?? [];
    const found = tag?.props?.map(({ name, type, isRequired }) => [
      name,
      type.split(' | ').toSorted().join(' | '),
      isRequired,
    ]);
    expect(found).toEqual([
      ['kind', "'a' | 'b'", true],
      ['size', "'m' | 's'", false],
      ['label', 'string', false],
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);

it('reads the props of a component that is typed as `ComponentType`', () => {
  expect(find('./lazy-drawer', 'LazyDrawer')?.type).toBe('component');
  expect(prop('./lazy-drawer', 'LazyDrawer', 'open')).toMatchObject({ type: 'boolean', isRequired: true });
});

it('prints a type for every prop of every component', () => {
  const components = [...api.values()].flat().filter(({ type }) => type === 'component');
  const own = components.flatMap(({ name, props = [] }) =>
    props.filter(({ inheritedFrom }) => !inheritedFrom).map((one) => [`${name}.${one.name}`, one.type]),
  );
  expect(own.length).toBeGreaterThan(500);
  expect(own.filter(([, type]) => !type || /^(?:any|unknown|never|undefined)$/.test(type))).toEqual([]);
});

it('lists inherited attributes with the interface that declares them', () => {
  expect(prop('./button', 'Button', 'disabled')?.inheritedFrom).toBe('ButtonHTMLAttributes');
  expect(prop('./button', 'Button', 'onClick')?.inheritedFrom).toBe('DOMAttributes');
});

it('reads every entry of the package', () => {
  expect(api.size).toBeGreaterThan(80);
  for (const [entry, names] of api) expect(names.length, entry).toBeGreaterThan(0);
});
