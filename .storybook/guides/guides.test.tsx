import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { findStoryFolders } from '../findStoryFolders.ts';
import { guides } from './guides.ts';
import { keyMaps } from './keys.ts';

const storybook = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The titles of all story files in the sidebar. */
const titles = findStoryFolders().flatMap(({ titlePrefix, directory }) =>
  readdirSync(path.join(storybook, directory))
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => `${titlePrefix}/${file.replace('.stories.tsx', '')}`),
);
const subjects = titles.filter((title) => /^(?:ui|patterns)\//.test(title));

it('every component and pattern has a guide, and every guide a component or pattern', () => {
  expect(Object.keys(guides).toSorted()).toEqual(subjects.toSorted());
});

it.each(Object.entries(guides))('the guide of %s names components that exist', (title, { related }) => {
  expect(related.filter((other) => !titles.includes(other))).toEqual([]);
  expect(related).not.toContain(title);
});

it.each(Object.entries(guides))('the guide of %s is complete', (_, guide) => {
  expect(guide.use).toMatch(/\.$/);
  expect(guide.avoid).toMatch(/\.$/);
  expect(guide.anatomy.length).toBeGreaterThan(0);
  expect(guide.accessibility.length).toBeGreaterThan(0);
});

it.each(Object.entries(guides))('the guide of %s has a pair of examples that differ', async (_, { pair }) => {
  for (const [rule] of [pair.good, pair.bad]) expect(rule).toMatch(/^[^A-Z].*[^.]$/);
  const good = await htmlOf(pair.good[1]);
  const bad = await htmlOf(pair.bad[1]);
  expect(good).not.toBe('');
  expect(bad).not.toBe('');
  expect(good).not.toBe(bad);
});

it('no rule is that of two examples', () => {
  const rules = Object.values(guides).flatMap(({ pair }) => [pair.good[0], pair.bad[0]]);
  expect(rules.filter((rule, index) => rules.indexOf(rule) !== index)).toEqual([]);
});

/** The HTML that an example renders. Errors and warnings of React fail the test. */
async function htmlOf(example: ReactNode): Promise<string> {
  const report = vi.spyOn(console, 'error');
  const { container, unmount } = await act(async () => render(example));
  const { innerHTML } = container;
  unmount();
  expect(report.mock.calls).toEqual([]);
  report.mockRestore();
  return innerHTML;
}

it('every table of keys belongs to a component or pattern', () => {
  expect(keyMaps.map(({ title }) => title).filter((title) => !subjects.includes(title))).toEqual([]);
});
