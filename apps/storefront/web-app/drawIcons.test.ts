import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { icons, readThemeColours, toSvg } from './drawIcons.ts';

const fileOf = (file: string, folder = path.join(import.meta.dirname, 'icons')) =>
  readFileSync(path.join(folder, file));
const pixelsOf = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer();

it('the icons are drawn from the tokens: run `node apps/storefront/web-app/main.ts`', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'luxe-icons-'));
  // A process of its own, because the servers of other tests forbid SVG in this one.
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'main.ts'), folder]);
  for (const { file, size } of icons) {
    const { width, height, format } = await sharp(fileOf(file)).metadata();
    expect([file, width, height, format]).toEqual([file, size, size, 'png']);
    const isSame = (await pixelsOf(fileOf(file, folder))).equals(await pixelsOf(fileOf(file)));
    expect([file, isSame]).toEqual([file, true]);
  }
});

it('a maskable icon has its letter inside the circle that every launcher shows', async () => {
  const { data, info } = await sharp(fileOf('maskable-512.png'))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const radius = (info.width / 2) * 0.8;
  const outside = [...data.keys()].filter((at) => {
    const [x, y] = [(at / info.channels) % info.width, Math.floor(at / info.channels / info.width)];
    const isLetter = (data[at] ?? 0) > 128;
    return isLetter && Math.hypot(x - info.width / 2, y - info.height / 2) > radius;
  });
  expect(outside).toEqual([]);
});

it('a monochrome icon is transparent around its letter', () => {
  expect(toSvg('monochrome')).not.toContain(readThemeColours().page);
});
