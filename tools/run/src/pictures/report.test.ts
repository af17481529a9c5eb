// @vitest-environment jsdom
/// <reference lib="dom" />
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { encodePngFast } from './pixels.ts';
import { writeReport, type Entry } from './report.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'luxe-report-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const png = (level: number) => encodePngFast({ width: 8, height: 8, rgb: new Uint8Array(192).fill(level) });

const entry: Entry = {
  name: 'ui/button/primary.light.390.webp',
  story: 'ui-button--primary',
  file: 'packages/ui/src/actions/button/Button.stories.tsx',
  sentence: 'It differs & <more>.',
};

/** Writes the report and loads its HTML into the document of the test. */
async function open(entries: readonly Entry[], faults: readonly string[] = []): Promise<void> {
  await writeReport(folder, entries, faults);
  document.open();
  document.write(readFileSync(path.join(folder, 'index.html'), 'utf8'));
  document.close();
}

it('the report shows before, after and difference of a picture with its story, theme and width', async () => {
  await open([{ ...entry, before: await png(10), after: await png(90) }]);
  const article = document.getElementById(entry.name)!;
  expect(article.querySelector('h2')?.textContent).toBe('ui-button--primary');
  expect([...article.querySelectorAll('.facts span')].map((it) => it.textContent)).toEqual([
    'light',
    '390 px wide',
    entry.file,
  ]);
  expect(article.textContent).toContain('It differs & <more>.');
  const images = [...article.querySelectorAll('img')].map((it) => it.getAttribute('src')!);
  expect(images.map((it) => it.split('.').at(-2))).toEqual(['before', 'after', 'difference']);
  expect(images.every((it) => existsSync(path.join(folder, it)))).toBe(true);
});

it('the report loads nothing from other origins', async () => {
  await open([{ ...entry, after: await png(90) }]);
  expect(document.documentElement.outerHTML).not.toMatch(/https?:|\/\//);
  expect(document.querySelectorAll('link, script[src]')).toHaveLength(0);
});

it('keys select a picture of the report and switch between before, after and difference', async () => {
  const both = { before: await png(10), after: await png(90) };
  await open([
    { ...entry, ...both },
    { ...entry, ...both, name: 'ui/button/primary.dark.webp' },
  ]);
  const press = (type: string, key: string) =>
    document.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true }));
  const currentImage = () => (document.activeElement as HTMLElement).dataset['show'];
  expect(document.activeElement?.id).toBe(entry.name);
  press('keydown', 'j');
  expect(document.activeElement?.id).toBe('ui/button/primary.dark.webp');
  press('keydown', '3');
  expect(currentImage()).toBe('difference');
  press('keydown', ' ');
  expect(currentImage()).toBe('before');
  press('keyup', ' ');
  expect(currentImage()).toBe('after');
  press('keydown', 'k');
  expect(document.activeElement?.id).toBe(entry.name);
});

it('the report shows one of several pictures with the same change, and folds the others away', async () => {
  const both = { before: await png(10), after: await png(90) };
  await open([
    { ...entry, ...both },
    { ...entry, ...both, name: 'ui/link/usual.light.webp', story: 'ui-link--usual' },
    { ...entry, ...both, name: 'ui/chip/usual.light.webp', story: 'ui-chip--usual' },
  ]);
  expect(document.querySelectorAll('main > article')).toHaveLength(1);
  expect(document.querySelector('summary')?.textContent).toBe('2 more pictures with the same change');
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
  expect(document.activeElement?.id).toBe('ui/link/usual.light.webp');
  expect(document.querySelector('details')?.open).toBe(true);
});

it('the report lists faults that belong to no story', async () => {
  await open([], ['ui/old/usual.dark.webp belongs to no story.']);
  expect(document.querySelector('li')?.textContent).toBe('ui/old/usual.dark.webp belongs to no story.');
});
