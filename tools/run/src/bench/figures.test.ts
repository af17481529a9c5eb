import { expect, it, test } from 'vitest';
import { toFigures, verdictOf, type Figure } from './figures.ts';

const figure = (more: Partial<Figure>): Figure => ({ family: 'cpu', name: 'one', unit: 'ms', ...more });

test.each([
  [{ value: 6, bar: { most: 6 } }, 'met'],
  [{ value: 6.01, bar: { most: 6 } }, 'missed'],
  [{ value: 98, bar: { least: 98 } }, 'met'],
  [{ value: 97, bar: { least: 98 } }, 'missed'],
  [{ value: 0, bar: { most: 0 } }, 'met'],
  [{ value: 97, bar: { least: 98 }, reason: 'benchmark index 1,200' }, 'not counted'],
  [{ bar: { least: 98 }, reason: 'There is no Chromium here.' }, 'not measured'],
  [{ value: 6 }, 'no bar'],
] as const)('the figure %j has the verdict “%s”', (given, verdict) => {
  expect(verdictOf(figure(given))).toBe(verdict);
});

it('lists every figure of a family, even if it was not measured', () => {
  const figures = toFigures('memory', {
    'embedded, at rest': 400,
    'embedded, under load': 'The store API ended.',
  });
  const by = (name: string) => figures.find((one) => one.name === name);
  expect(by('embedded, at rest')).toMatchObject({ value: 400, bar: { most: 650 } });
  expect(by('embedded, under load')).toMatchObject({ reason: 'The store API ended.' });
  expect(by('with PostgreSQL, at rest')).toMatchObject({ reason: 'not measured' });
  expect(figures.filter(({ value }) => value !== undefined)).toHaveLength(1);
});

it('rejects an unknown figure name', () => {
  expect(() => toFigures('memory', { 'embeded, at rest': 400 })).toThrow('embeded, at rest');
});

it('every interaction has a limit of 100 ms, on phone and desktop, without an answer and with analytics', () => {
  const figures = toFigures('interactions', { 'facet click, phone': 100, 'menu open, desktop': 104 });
  const names = ['facet click', 'size choice', 'add to bag', 'menu open', 'search key'].flatMap((kind) =>
    ['phone', 'desktop'].flatMap((window) => [
      `${kind}, ${window}`,
      `${kind}, ${window}, all cookies allowed`,
    ]),
  );
  expect(figures.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  const verdicts = figures.map(verdictOf);
  expect(verdicts[0]).toBe('met');
  expect(verdicts[8]).toBe('missed');
  expect(figures[1]).toMatchObject({ reason: 'not measured', bar: { most: 100 } });
});
