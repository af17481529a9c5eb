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

/** Whether a request needs no mock: a read of a file that belongs to Storybook itself. Nothing of another origin does. */
export function isOwnAsset(method: string, url: string, origin: string): boolean {
  const asked = new URL(url);
  // A file of tests, or what readies them, that Vitest brings into the page.
  if (asked.searchParams.has('browserv')) return true;
  if (asked.protocol === 'data:' || asked.protocol === 'blob:') return true;
  return (
    method === 'GET' && asked.origin === origin && served.some((start) => asked.pathname.startsWith(start))
  );
}
