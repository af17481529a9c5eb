import { expect, it } from 'vitest';
import { isOwnAsset } from './ownAsset.ts';

const origin = 'http://localhost:6006';
const root = `${origin}/`;

it.each([
  ['GET', '/media/warden-black.avif'],
  ['GET', '/assets/Button-1a2b.js'],
  ['GET', '/@fs/work/packages/ui/src/actions/button/Button.tsx'],
  ['GET', '/node_modules/.vite/deps/react.js?v=1'],
  ['GET', '/work/packages/ui/src/actions/button/Button.stories.tsx?import&browserv=1'],
])('the request %s %s needs no mock, because Storybook itself answers it', (method, path) => {
  expect(isOwnAsset(method, origin + path, root)).toBe(true);
});

it.each([
  ['GET', `${origin}/api/v2/lux/properties`],
  ['GET', `${origin}/pictures/nowhere.png`],
  ['POST', `${origin}/telemetry`],
  ['POST', `${origin}/media/warden-black.avif`],
  ['GET', 'https://fonts.example/assets/anek.woff2'],
  ['GET', 'http://localhost:4001/media/warden-black.avif'],
])('the request %s %s comes from the story and needs a mock', (method, url) => {
  expect(isOwnAsset(method, url, root)).toBe(false);
});

it('isOwnAsset recognises Storybook files below the folder in which Storybook is published', () => {
  const home = `${origin}/design/library/`;
  expect(isOwnAsset('GET', `${home}media/warden-black.avif`, home)).toBe(true);
  expect(isOwnAsset('GET', `${origin}/media/warden-black.avif`, home)).toBe(false);
  expect(isOwnAsset('GET', `${home}api/v2/lux/properties`, home)).toBe(false);
});
