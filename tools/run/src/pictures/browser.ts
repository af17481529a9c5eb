import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../programs/childProcess.ts';
import { isolatedBrowserArgs } from '../engines/isolatedBrowserArgs.ts';

const run = promisify(execFile);
const cache = path.join(root, '.cache/chromium');

/** A browser for stories. */
export interface StoryBrowser {
  readonly executablePath: string;
  readonly args: readonly string[];
  readonly env: Record<string, string>;
  /**
   * Whether this is the pinned browser, a fixed Chromium version. Only its pictures can be compared with the
   * accepted pictures.
   */
  readonly pinned: boolean;
}

/**
 * Arguments that make pictures reproducible: no background requests, no hinting, no subpixels, one colour
 * space.
 */
const args = [
  ...isolatedBrowserArgs,
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  // Makes Chromium always paint complete layers again. A curve that is painted in two parts has other edge
  // pixels than a curve that is painted at once.
  '--disable-partial-raster',
];

/** The pinned browser if it runs on this machine, otherwise the installed one (`CHROMIUM_PATH` or Debian). */
export async function findStoryBrowser(): Promise<StoryBrowser> {
  const pinned = process.env.LUXE_PINNED_BROWSER === 'off' ? undefined : await unpackPinned();
  if (pinned) return pinned;
  const env = process.env as Record<string, string>;
  return { executablePath: env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args, env, pinned: false };
}

/**
 * Unpacks `@sparticuz/chromium` into `.cache`, once per version. The package unpacks into the temporary
 * folder file by file, so a parallel run could start an incomplete browser. It therefore unpacks into a
 * separate folder, which is then renamed.
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
    // For characters that the shop's fonts lack, the browser uses its own fonts, never those of the machine.
    writeFileSync(path.join(staging, 'fonts.conf'), fontsIn(folder));
    renameSync(staging, folder);
  } catch (error) {
    // If the folder exists, a parallel run has created it, and the error does not matter.
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
