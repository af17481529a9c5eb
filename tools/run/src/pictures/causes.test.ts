import { expect, it } from 'vitest';
import { groupByCause, shapesOf } from './causes.ts';
import { encodePngFast, type Pixels } from './pixels.ts';

const size = { width: 80, height: 60 };
type Mark = readonly [x: number, y: number, shape: 'square' | 'corner'];

/** A plain picture with marks: squares of 4 px, or an L of the same size. */
function draw(level: number, ...marks: readonly Mark[]) {
  const rgb = new Uint8Array(size.width * size.height * 3).fill(level);
  const paint = (x: number, y: number) => {
    const at = (y * size.width + x) * 3;
    rgb.fill(200, at, at + 3);
  };
  for (const [left, top, shape] of marks)
    for (let y = 0; y < 4; y++)
      for (let x = 0; x < 4; x++) if (shape === 'square' || x === 0 || y === 3) paint(left + x, top + y);
  return { ...size, rgb } satisfies Pixels;
}

it('the shape of a change does not depend on its place or on the colours of the theme', () => {
  const [inDark] = shapesOf(draw(20), draw(20, [2, 3, 'square']));
  expect(shapesOf(draw(90), draw(90, [60, 40, 'square']))).toEqual([inDark]);
  expect(shapesOf(draw(20), draw(20, [2, 3, 'corner']))).not.toEqual([inDark]);
});

it('changes that are far from each other have a shape each', () => {
  expect(shapesOf(draw(20), draw(20, [2, 3, 'square'], [60, 40, 'corner']))).toHaveLength(2);
});

it('groups the stories that show the same changed icon, and no others', async () => {
  const entry = async (story: string, ...marks: readonly Mark[]) => ({
    story,
    name: `${story}.dark.webp`,
    before: await encodePngFast(draw(20)),
    after: await encodePngFast(draw(20, ...marks)),
  });
  const groups = await groupByCause([
    await entry('ui-a--one', [2, 3, 'square']),
    await entry('ui-b--one', [60, 40, 'square']),
    await entry('ui-c--one', [30, 20, 'corner']),
    await entry('ui-d--one', [10, 10, 'square'], [70, 50, 'square']),
    { story: 'ui-e--new', name: 'ui-e--new.dark.webp', after: await encodePngFast(draw(20)) },
  ]);
  const names = groups.map(({ shown, others }) => [...shown, ...others].map(({ story }) => story));
  expect(names).toEqual([['ui-a--one', 'ui-b--one', 'ui-d--one'], ['ui-c--one'], ['ui-e--new']]);
});

it('does not hide a second fault of a story behind the cause of its first picture', async () => {
  const entry = async (story: string, theme: string, mark: Mark) => ({
    story,
    name: `${story}.${theme}.webp`,
    before: await encodePngFast(draw(20)),
    after: await encodePngFast(draw(20, mark)),
  });
  const groups = await groupByCause([
    await entry('ui-a--one', 'dark', [2, 3, 'square']),
    await entry('ui-a--one', 'light', [2, 3, 'square']),
    await entry('ui-b--one', 'dark', [60, 40, 'square']),
    await entry('ui-b--one', 'light', [60, 40, 'corner']),
    await entry('ui-c--one', 'dark', [30, 20, 'square']),
    { story: 'ui-c--one', name: 'ui-c--one.light.webp', after: await encodePngFast(draw(20)) },
  ]);
  const stories = groups.map(({ shown, others }) => [
    ...new Set([...shown, ...others].map(({ story }) => story)),
  ]);
  expect(stories).toEqual([['ui-a--one'], ['ui-b--one'], ['ui-c--one']]);
});
