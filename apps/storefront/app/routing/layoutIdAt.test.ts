import { expect, test } from 'vitest';
import { layoutIdAt } from './layoutIdAt.ts';

test.each([
  ['/jewellery/atelier', 'jewellery-atelier'],
  ['/Jewellery/Atelier/', 'jewellery-atelier'],
  ['/watches/automatic/men', 'watches-automatic-men'],
  ['/jewellerystore', 'jewellerystore'],
  ['/', ''],
  ['/bags/c-lsh10', ''],
  ['/browse/luxury/luxelife/blog', ''],
  ['/a/b/c/d', ''],
])('the path %s shows the layout %j [LST-07]', (path, id) => {
  expect(layoutIdAt(path)).toBe(id);
});
