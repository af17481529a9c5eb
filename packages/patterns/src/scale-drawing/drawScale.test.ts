import { expect, test } from 'vitest';
import { drawScale } from './drawScale.ts';

const numbersOf = (path: string) => [...path.matchAll(/-?[\d.]+/g)].map(Number);
/** Length of the first line of a path. */
const firstLength = (path: string) => {
  const [ax = 0, ay = 0, bx = 0, by = 0] = numbersOf(path);
  return Math.hypot(bx - ax, by - ay);
};

test.each([
  ['a bag', { width: 28, height: 21, depth: 12 }, 'phone'],
  ['a card case', { width: 10, height: 8 }, 'phone'],
  ['a dupatta', { width: 250, height: 90 }, 'person'],
] as const)('%s stands to scale beside a known object [PDP-02]', (_, size, beside) => {
  const drawing = drawScale(size);
  expect(drawing.beside).toBe(beside);
  const perCm = firstLength(drawing.widthLine.line) / size.width;
  expect(firstLength(drawing.heightLine.line) / size.height).toBeCloseTo(perCm, 1);
  for (const path of [drawing.object, drawing.known, drawing.widthLine.line, drawing.heightLine.line]) {
    expect(path).not.toMatch(/NaN|Infinity/);
    for (const number of numbersOf(path)) {
      expect(number).toBeGreaterThanOrEqual(0);
      expect(number).toBeLessThanOrEqual(Math.max(drawing.width, drawing.height));
    }
  }
});

test.each([
  ['a bag', { width: 28, height: 21, depth: 12 }, 0],
  ['a tall, narrow object', { width: 5, height: 60, depth: 5 }, 44],
])('the name of what stands beside %s keeps clear of the labels of its size', (_, size, lower) => {
  const { note, widthLine, width, height } = drawScale(size);
  expect(note.y - widthLine.label.y).toBeCloseTo(lower);
  expect(note.x).toBeLessThan(width - 80);
  expect(note.y).toBeLessThan(height);
});
