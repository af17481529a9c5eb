import { expect, test } from 'vitest';
import { withShortIds } from './shortIds.ts';

const code = `a = styled.p.withConfig({ componentId: "sc-56dv3i-0" })\`\`; b = styled.i.withConfig({ componentId: "sc-56dv3i-12" })\`\`;`;

test('names a component by the index of its file and its own index in the file', () => {
  expect(withShortIds(code, 37)).toBe(code.replace('sc-56dv3i-0', '_11-0').replace('sc-56dv3i-12', '_11-12'));
});

test('creates valid CSS class names that differ between files and components', () => {
  const names = [0, 1, 35, 36, 400].flatMap((fileIndex) =>
    [...withShortIds(code, fileIndex).matchAll(/componentId: "([^"]+)"/g)].map(([, name = '']) => name),
  );
  expect(new Set(names).size).toBe(10);
  for (const name of names) expect(name).toMatch(/^_[a-z0-9]+-\d+$/);
});

test('leaves a file outside the shop unchanged', () => {
  expect(withShortIds(code, undefined)).toBe(code);
});
