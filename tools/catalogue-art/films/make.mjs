/**
 * Makes the films of the demo shop from its pictures, in headless Chromium: draws each frame on a canvas and
 * encodes it as VP9. `node tools/catalogue-art/films/make.mjs` writes `art/films/{name}.webm`, its still
 * `art/images/film-{name}.avif`, and `art/films.json`.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { scenes } from './scenes.mjs';
import { toWebm } from './webm.mjs';

const art = new URL('../../catalogue/art/', import.meta.url);
const fps = 24;
/** Bits per second. Slow movement needs few. */
const bitrate = 240_000;
/** Seconds between key frames. A player can only seek to a key frame. */
const keyFrameInterval = 2;

const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
// VideoEncoder is only available in a secure context.
await page.route('https://films.example/**', async (route) => {
  const name = new URL(route.request().url()).pathname.slice(1);
  if (name === '') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
  return route.fulfill({ contentType: 'image/avif', body: await readFile(new URL(`images/${name}`, art)) });
});
await page.goto('https://films.example/');

const films = [];
for (const { name, alt, width, height, seconds, pictures, draw } of scenes) {
  const { still, frames } = await page.evaluate(film, {
    size: { width, height },
    count: seconds * fps,
    fps,
    bitrate,
    keyEvery: keyFrameInterval * fps,
    pictures,
    source: draw.toString(),
  });
  const bytes = toWebm({
    width,
    height,
    seconds,
    frames: frames.map(({ data, ...frame }) => ({ ...frame, data: Buffer.from(data, 'base64') })),
  });
  const picture = await sharp(Buffer.from(still.split(',')[1], 'base64')).avif({ quality: 62, effort: 6 }).toBuffer();
  const { dominant } = await sharp(picture).stats();
  const tone = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  const file = `${name}.webm`;
  const stillFile = `film-${name}.avif`;
  await writeFile(new URL(`films/${file}`, art), bytes);
  await writeFile(new URL(`images/${stillFile}`, art), picture);
  const poster = { file: stillFile, width, height, alt, tone, hash: hashOf(picture) };
  films.push({ name, file, type: 'video/webm', hash: hashOf(bytes), still: poster });
  process.stdout.write(`${file} ${bytes.length} bytes, still ${picture.length} bytes\n`);
}
await browser.close();
await writeFile(new URL('films.json', art), `[\n${films.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);

/** Runs in the browser. Returns all frames of a film, encoded, and the first as PNG. */
async function film({ size, count, fps, bitrate, keyEvery, pictures, source }) {
  const draw = new Function(`return ${source}`)();
  const images = await Promise.all(
    pictures.map(async (file) => {
      const image = new Image();
      image.src = `/${file}.avif`;
      await image.decode();
      return image;
    }),
  );
  const canvas = Object.assign(document.createElement('canvas'), size);
  const brush = canvas.getContext('2d');
  brush.imageSmoothingQuality = 'high';
  const frames = [];
  const encoder = new VideoEncoder({
    error: (error) => {
      throw error;
    },
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      const data = btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join(''));
      frames.push({ ms: Math.round(chunk.timestamp / 1000), isKey: chunk.type === 'key', data });
    },
  });
  encoder.configure({ codec: 'vp09.00.31.08', ...size, bitrate, framerate: fps, latencyMode: 'quality' });
  let still;
  for (let at = 0; at < count; at += 1) {
    draw(brush, images, at / (count - 1));
    still ??= canvas.toDataURL('image/png');
    const frame = new VideoFrame(canvas, { timestamp: Math.round((at * 1e6) / fps), duration: Math.round(1e6 / fps) });
    encoder.encode(frame, { keyFrame: at % keyEvery === 0 });
    frame.close();
    if (encoder.encodeQueueSize > 8) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await encoder.flush();
  return { still, frames };
}
