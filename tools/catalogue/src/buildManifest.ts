/**
 * Adds `tone` and `hash` to `art/manifest.json`, which the renderer of the pictures does not write. Run it
 * after a change of pictures: `node tools/catalogue/src/buildManifest.ts`.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { ArtEntry } from './data/art.ts';

const folder = new URL('../art/', import.meta.url);

/**
 * Average colour of a picture. Each pixel is weighted by the square of its alpha, so that the transparent
 * shadow under the product hardly changes the result.
 */
async function tone(bytes: Buffer): Promise<string> {
  const { data } = await sharp(bytes).resize(64).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let red = 0;
  let green = 0;
  let blue = 0;
  let weight = 0;
  for (let i = 0; i < data.length; i += 4) {
    const alpha = ((data[i + 3] ?? 0) / 255) ** 2;
    red += (data[i] ?? 0) * alpha;
    green += (data[i + 1] ?? 0) * alpha;
    blue += (data[i + 2] ?? 0) * alpha;
    weight += alpha;
  }
  const hex = (sum: number) =>
    Math.round(sum / weight)
      .toString(16)
      .padStart(2, '0');
  return `#${hex(red)}${hex(green)}${hex(blue)}`;
}

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

const path = new URL('manifest.json', folder);
const entries: ArtEntry[] = JSON.parse(await readFile(path, 'utf8'));
const completed = [];
for (const entry of entries) {
  const bytes = await readFile(new URL(`images/${entry.file}`, folder));
  completed.push({ ...entry, tone: await tone(bytes), hash: hash(bytes) });
}
await writeFile(path, `[\n${completed.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`);
process.stdout.write(`${completed.length} pictures\n`);
