import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../ground.ts';
import { closedBrowser } from '../closedBrowser.ts';

const run = promisify(execFile);
const cache = path.join(root, '.cache/chromium');

/** A browser to run stories in. */
export interface StoryBrowser {
  readonly executablePath: string;
  readonly args: readonly string[];
  readonly env: Record<string, string>;
  /** Whether it is the pinned one, whose pictures can be compared. */
  readonly pinned: boolean;
}

/** What makes one picture like the next: no network of its own, no hinting, no subpixels, one colour space. */
const args = [
  ...closedBrowser,
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  // What changed is painted with all around it: a curve that is painted in two goes has other edge pixels than one painted in one.
  '--disable-partial-raster',
];

/** The pinned browser where it runs, else the machine's (`CHROMIUM_PATH`, or Debian's). */
export async function findStoryBrowser(): Promise<StoryBrowser> {
  const pinned = process.env.LUXE_PINNED_BROWSER === 'off' ? undefined : await unpackPinned();
  if (pinned) return pinned;
  const env = process.env as Record<string, string>;
  return { executablePath: env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args, env, pinned: false };
}

/**
 * Unpacks `@sparticuz/chromium` under `.cache`, once a version. Its package unpacks into the temporary folder, file by file: a
 * second run could start a half-written browser. So it is given a folder of its own, which is then renamed into place.
 */
async function unpackPinned(): Promise<StoryBrowser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = path.join(cache, pinnedVersion());
  try {
    if (!existsSync(folder)) await unpackTo(folder);
    const executablePath = path.join(folder, 'chromium');
    await run(executablePath, ['--version', '--no-sandbox'], { timeout: 20_000 });
    const fonts = { FONTCONFIG_FILE: path.join(folder, 'fonts.conf') };
    return {
      executablePath,
      args,
      env: { ...(process.env as Record<string, string>), ...fonts },
      pinned: true,
    };
  } catch (error) {
    process.stderr.write(`The pinned browser does not start here: ${String(error)}\n`);
    return undefined;
  }
}

function pinnedVersion(): string {
  const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  return devDependencies['@sparticuz/chromium'] ?? '';
}

async function unpackTo(folder: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const staging = mkdtempSync(path.join(cache, 'unpacking-'));
  try {
    const script = path.join(root, 'tools/run/src/pictures/unpack.ts');
    await run(process.execPath, [script], { env: { ...process.env, TMPDIR: staging } });
    // Characters that the product's own fonts lack are drawn with the browser's, never with the machine's.
    writeFileSync(path.join(staging, 'fonts.conf'), fontsIn(folder));
    renameSync(staging, folder);
  } catch (error) {
    // Another run was first.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

const fontsIn = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
