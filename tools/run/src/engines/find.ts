import { existsSync } from 'node:fs';
import type { WebKitPrograms } from './webkit.ts';

const first = (paths: readonly (string | undefined)[]) => paths.find((path) => path && existsSync(path));

/** The path of Firefox on this machine. `undefined` when it is not installed. */
export const findFirefox = (): string | undefined =>
  first([process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']);

/**
 * The paths of WebKitGTK's programs from Debian's packages `webkit2gtk-driver` and `xvfb`. `undefined` when
 * one is missing.
 */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = first(['/usr/bin/WebKitWebDriver']);
  const xvfb = first(['/usr/bin/Xvfb']);
  const browser = first(
    ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
  );
  return driver && xvfb && browser ? { driver, xvfb, browser } : undefined;
}
