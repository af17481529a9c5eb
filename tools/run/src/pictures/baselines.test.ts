import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, test } from 'vitest';
import {
  Baselines,
  findOrphans,
  stripLimit,
  pictureName,
  totalLimit,
  checkPictureSizes,
} from './baselines.ts';

test.each([
  [{ story: 'ui-forms-text-field--with-error', theme: 'dark' }, 'ui/forms-text-field/with-error.dark.webp'],
  [{ story: 'patterns-tile--sold-out', theme: 'light', width: 390 }, 'patterns/tile/sold-out.light.390.webp'],
  [{ story: 'foundations--colour', theme: 'custom' }, 'foundations/foundations/colour.custom.webp'],
  [{ story: 'ui-button--primary', theme: 'dark', state: 'hover' }, 'ui/button/primary.dark.hover.webp'],
] as const)('the picture of %o has the file name %s', (shot, name) => expect(pictureName(shot)).toBe(name));

const at = (name: string, bytes = 1000, digest = name) => ({ name, bytes, digest });
const accepted = ['ui/button/primary.dark.webp', 'ui/button/gone.dark.webp', 'ui/old/usual.dark.webp'].map(
  (name) => at(name),
);
const primary = { id: 'ui-button--primary', pictures: ['ui/button/primary.dark.webp'] };

describe('orphaned baseline pictures', () => {
  it('are pictures that no story of a full run uses', () =>
    expect(findOrphans(accepted, [primary], true)).toEqual([
      'ui/button/gone.dark.webp',
      'ui/old/usual.dark.webp',
    ]));

  it('are searched only in the components whose stories ran, if the run is partial', () =>
    expect(findOrphans(accepted, [primary], false)).toEqual(['ui/button/gone.dark.webp']));

  it('do not include pictures of a story that failed before its pictures were taken', () =>
    expect(findOrphans(accepted, [primary, { id: 'ui-button--gone', pictures: undefined }], false)).toEqual(
      [],
    ));

  it('do not include the second file of a picture that a story uses', () =>
    expect(findOrphans([at('ui/button/primary.dark-2.webp')], [primary], true)).toEqual([]));

  it('include a picture with a theme or width that its story no longer uses', () =>
    expect(findOrphans([at('ui/button/primary.light.390.webp')], [primary], false)).toHaveLength(1));
});

describe('the file size of baseline pictures', () => {
  it('is at most 30 kB per file', () => {
    expect(checkPictureSizes([at('ui/button/primary.dark.webp', stripLimit)])).toEqual([]);
    expect(checkPictureSizes([at('ui/button/primary.dark.webp', stripLimit + 1024)])).toEqual([
      'ui/button/primary.dark.webp is 31.0 kB, but a file may have at most 30 kB. Accept it with npm run pictures -- --accept.',
    ]);
  });

  it('is at most 40 MB in total', () => {
    const many = (digest: (index: number) => string) =>
      Array.from({ length: totalLimit / stripLimit + 2 }, (_, index) =>
        at('ui/a/b.dark.webp', stripLimit, digest(index)),
      );
    expect(checkPictureSizes(many(String))).toEqual([
      expect.stringMatching(/^The accepted pictures are 40\.\d MB in total/),
    ]);
    // Files with the same content count once.
    expect(checkPictureSizes(many(() => 'same'))).toEqual([]);
  });
});

describe('the baseline folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'luxe-pictures-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('reads as empty when it does not exist', () => {
    const nowhere = new Baselines(path.join(folder, 'none'));
    expect(nowhere.all()).toEqual([]);
    expect(nowhere.read('ui/button/primary.dark.webp')).toEqual([]);
  });

  it('stores all files of a picture, and removes those that its new version no longer needs', () => {
    const baselines = new Baselines(folder);
    const parts = ['one', 'two', 'three'].map((part) => Buffer.from(part));
    baselines.write('ui/page/usual.dark.390.webp', parts);
    expect(baselines.all().map(({ name }) => name)).toEqual([
      'ui/page/usual.dark.390-2.webp',
      'ui/page/usual.dark.390-3.webp',
      'ui/page/usual.dark.390.webp',
    ]);
    expect(baselines.read('ui/page/usual.dark.390.webp')).toEqual(parts);
    baselines.write('ui/page/usual.dark.390.webp', parts.slice(0, 1));
    expect(baselines.all()).toHaveLength(1);
  });

  it('no longer has the folder of a component after its last picture is removed', () => {
    const baselines = new Baselines(folder);
    baselines.write('ui/button/primary.dark.webp', [Buffer.from('one')]);
    baselines.write('ui/card/usual.dark.webp', [Buffer.from('other')]);
    expect(baselines.all()).toMatchObject([
      { name: 'ui/button/primary.dark.webp', bytes: 3 },
      { name: 'ui/card/usual.dark.webp', bytes: 5 },
    ]);
    baselines.remove('ui/button/primary.dark.webp');
    expect(existsSync(path.join(folder, 'ui/button'))).toBe(false);
    expect(existsSync(path.join(folder, 'ui/card'))).toBe(true);
  });
});
