// Encodes work/out/*.rgba to images/*.avif: node encode.mjs [prefix]
import fs from 'node:fs';
import sharp from 'sharp';

sharp.concurrency(1);
{ const dst = '../../catalogue/art/images/'; const only = process.argv[2];
 for (const f of fs.readdirSync('work/out')) { const m = f.match(/^(.*)_(\d+)x(\d+)\.rgba$/); if (!m || (only && !f.startsWith(only))) continue;
  const o = dst + m[1] + '.avif'; const st = fs.statSync('work/out/' + f); if (fs.existsSync(o) && fs.statSync(o).mtimeMs > st.mtimeMs) continue;
  let q = 60; const r = sharp(fs.readFileSync('work/out/' + f), { raw: { width: +m[2], height: +m[3], channels: 4 } });
  let b = await r.clone().avif({ quality: q, effort: 4 }).toBuffer(); while (b.length > 46000 && q > 44) { q -= 6; b = await r.clone().avif({ quality: q, effort: 4 }).toBuffer(); }
  fs.writeFileSync(o, b); console.log(m[1], q, (b.length / 1024).toFixed(1)); } }
