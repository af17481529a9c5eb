/** What Storybook's server, Vite and Vitest serve for themselves; all else is the story's own wish and needs a mock. */
const served = [
  '/media/',
  '/assets/',
  '/fonts/',
  '/tokens/',
  '/sb-',
  '/index.json',
  '/project.json',
  '/iframe.html',
  '/vite-inject-mocker-entry.js',
  '/favicon.',
  '/node_modules/',
  '/packages/',
  '/tools/',
  '/.storybook/',
  '/.cache/',
  '/virtual:',
  '/@',
  '/__',
];

/**
 * Whether a request needs no mock: a read of a file that belongs to Storybook itself, in the folder `home` that it is published in.
 * Nothing of another origin does.
 */
export function isOwnAsset(method: string, url: string, home: string): boolean {
  const asked = new URL(url);
  // A file of tests, or what readies them, that Vitest brings into the page.
  if (asked.searchParams.has('browserv')) return true;
  if (asked.protocol === 'data:' || asked.protocol === 'blob:') return true;
  if (method !== 'GET' || !asked.href.startsWith(home)) return false;
  const path = asked.href.slice(home.length - 1);
  return served.some((start) => path.startsWith(start));
}
