import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tokens } from './catalogue.ts';

const css = readFileSync(new URL('density.css', import.meta.url), 'utf8');
const lines = css.matchAll(/(--lx-[\w-]+): (\d+)px/g);
const compact = new Map([...lines].map(([, name = '', px]) => [name, Number(px)]));
const pxOf = (value: unknown) => (value as { value?: number } | undefined)?.value ?? 0;

test('compact density changes only sizes and spaces that exist, and makes each smaller', () => {
  expect(compact.size).toBeGreaterThan(20);
  for (const [name, px] of compact) {
    const token = tokens.find(({ variable }) => variable === name);
    expect(token, name).toBeDefined();
    expect(px, name).toBeLessThan(pxOf(token?.value));
  }
});

test('targets stay at least 24 px high in compact density', () => {
  const targets = [...compact].filter(([name]) => /^--lx-size-(?:control|target)/.test(name));
  expect(targets.length).toBeGreaterThan(0);
  expect(targets.filter(([, px]) => px < 24)).toEqual([]);
});

test('the order of the spaces stays the same in compact density', () => {
  const spaces = [...compact].filter(([name]) => name.startsWith('--lx-space-')).map(([, px]) => px);
  expect(spaces).toEqual(spaces.toSorted((first, second) => first - second));
});
