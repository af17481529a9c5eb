import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawIcon, icons } from './drawIcons.ts';

// `node apps/storefront/web-app/main.ts` draws the icons again after a change of the tokens or of the
// favicon.
const [folder = path.join(import.meta.dirname, 'icons')] = process.argv.slice(2);
for (const icon of icons) writeFileSync(path.join(folder, icon.file), await drawIcon(icon));
