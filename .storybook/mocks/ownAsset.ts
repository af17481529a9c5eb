/**
 * Paths that Storybook's server, Vite and Vitest serve. Every other request comes from the story and needs a
 * mock.
 */
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
  '/apps/',
  '/tools/',
  '/.storybook/',
  '/.cache/',
  '/virtual:',
  '/@',
  '/__',
];

/**
 * Whether a request needs no mock, because it reads a file of Storybook itself. Such files are below `home`,
 * the folder that Storybook is published in. A request to another origin always needs a mock.
 */
export function isOwnAsset(method: string, url: string, home: string): boolean {
  const parsedUrl = new URL(url);
  // Vitest adds this URL parameter when it loads test and setup files into the page.
  if (parsedUrl.searchParams.has('browserv')) return true;
  if (parsedUrl.protocol === 'data:' || parsedUrl.protocol === 'blob:') return true;
  if (method !== 'GET' || !parsedUrl.href.startsWith(home)) return false;
  const path = parsedUrl.href.slice(home.length - 1);
  return served.some((start) => path.startsWith(start));
}
