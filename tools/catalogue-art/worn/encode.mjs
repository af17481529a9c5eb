// Encodes out/*.rgba to pictures of the catalogue: node encode.mjs [folder of the .rgba files]
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** The models of the catalogue by the names of the scripts. */
const models = { wrapcoat: 'coat', tunic: 'longkurta', jumper: 'jumper' };
const source = process.argv[2] ?? 'out';
const images = new URL('../../catalogue/art/images/', import.meta.url);

sharp.concurrency(1);
for (const file of fs.readdirSync(source)) {
  const [, name = '', colour, view, width, height] =
    /^([a-z]+)-([a-z]+)-(hero|detail)_(\d+)x(\d+)\.rgba$/.exec(file) ?? [];
  const model = models[name];
  if (model === undefined) continue;
  const raw = { width: Number(width), height: Number(height), channels: 4 };
  const bytes = await sharp(fs.readFileSync(path.join(source, file)), { raw })
    .avif({ quality: 62, effort: 4 })
    .toBuffer();
  fs.writeFileSync(new URL(`${model}-${colour}-${view}.avif`, images), bytes);
}
