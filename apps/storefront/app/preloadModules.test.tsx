import { expect, test } from 'vitest';
import { __vitePreload as preloadModules } from './preloadModules.ts';

test('requests the imports of a module beside the module, each once and with the nonce of the page', async () => {
  const meta = document.head.appendChild(document.createElement('meta'));
  meta.setAttribute('property', 'csp-nonce');
  meta.nonce = 'abc';
  const links = () =>
    [...document.head.querySelectorAll('link')].map(({ href, nonce, as }) => [
      new URL(href).pathname,
      nonce,
      as,
    ]);
  const load = (name: string) => () => {
    expect(links().length).toBeGreaterThan(0);
    return Promise.resolve(name);
  };
  expect(await preloadModules(load('menu'), ['assets/menu.js', 'assets/layers.js'])).toBe('menu');
  expect(await preloadModules(load('login'), ['assets/login.js', 'assets/layers.js'])).toBe('login');
  expect(await preloadModules(load('alone'))).toBe('alone');
  expect(links()).toEqual([
    ['/assets/menu.js', 'abc', 'script'],
    ['/assets/layers.js', 'abc', 'script'],
    ['/assets/login.js', 'abc', 'script'],
  ]);
  await expect(preloadModules(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
});
