import { expect, it } from 'vitest';
import { toInstallOffer } from './install.ts';

const chrome = 'Mozilla/5.0 (Linux; Android 15) Chrome/140';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) Safari/605';
const device = {
  hasPrompt: false,
  isInstalled: false,
  wasAnswered: false,
  userAgent: chrome,
  maxTouchPoints: 5,
};

it.each([
  ['a browser that can ask', { hasPrompt: true }, 'prompt'],
  ['a browser that cannot ask', {}, 'hidden'],
  ['an iPhone', { userAgent: iPhone }, 'apple'],
  ['an iPad, which names itself a Mac', { userAgent: mac, maxTouchPoints: 5 }, 'apple'],
  ['a Mac', { userAgent: mac, maxTouchPoints: 0 }, 'hidden'],
  ['an installed shop', { hasPrompt: true, isInstalled: true }, 'hidden'],
  ['a shopper who answered “Not now”', { hasPrompt: true, wasAnswered: true }, 'hidden'],
  ['an iPhone after “Not now”', { userAgent: iPhone, wasAnswered: true }, 'hidden'],
] as const)('%s gets the right offer', (_, changes, expected) => {
  expect(toInstallOffer({ ...device, ...changes })).toBe(expected);
});
