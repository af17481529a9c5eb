import { calls, type Endpoint } from '@luxe/contract/calls';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { routeTable, type Route } from '../../app/routing/routeTable.ts';
import { decide, type Decision } from '../../worker/decide.ts';

const origin = 'https://shop.example';
const at = (path: string, mode = 'cors', method = 'GET') =>
  decide({ method, mode, url: new URL(path, origin), origin });
const isCached = (decision: Decision) => decision === 'asset' || decision === 'picture';

test.each<[string, string, Decision]>([
  ['/assets/shop-AbCd1234.js', 'cors', 'asset'],
  ['/assets/anek-400-latin-AbCd_-34.woff2', 'cors', 'asset'],
  ['/assets/shop.js', 'cors', 'network'],
  ['/assets/shop-AbCd1234.js?x=1', 'cors', 'network'],
  ['/img/0a1b2c3d4e5f6071/480.avif', 'no-cors', 'picture'],
  ['/img/0a1b2c3d4e5f6071/480.jpg', 'no-cors', 'network'],
  ['/media/0a1b2c3d4e5f6071.webm', 'no-cors', 'network'],
  ['/', 'navigate', 'page'],
  ['/checkout', 'navigate', 'page'],
  ['/my-account/orders', 'navigate', 'page'],
  ['/api/v2/lux/users/current/orders', 'navigate', 'network'],
  ['/sitemap.xml', 'navigate', 'network'],
  ['/sw.js', 'same-origin', 'network'],
  ['/manifest.webmanifest', 'cors', 'network'],
  ['https://pay.example/assets/shop-AbCd1234.js', 'cors', 'network'],
])('%s (%s) is handled as %s', (path, mode, decision) => {
  expect(at(path, mode)).toBe(decision);
});

it('caches no response of a call, however it is requested', () => {
  for (const { path, method } of Object.values<Endpoint>(calls))
    for (const mode of ['cors', 'no-cors', 'same-origin', 'navigate']) {
      const filled = `/api${path.replaceAll(/\{\w+\}/g, 'current')}`;
      expect([filled, isCached(at(filled, mode, method))]).toEqual([filled, false]);
    }
});

it('caches no page of the route table: only the network, or the offline page, answers', () => {
  for (const { paths = [], pages = {} } of Object.values<Route>(routeTable)) {
    const all = [...paths, ...Object.keys(pages).map((page) => `/my-account/${page}`)];
    for (const path of all) {
      const filled = path.replaceAll(/\/:\w+\??/g, '/value').replace('/*', '/value');
      for (const mode of ['cors', 'navigate'])
        expect([filled, isCached(at(filled, mode))]).toEqual([filled, false]);
    }
  }
});

it('caches nothing outside the folders of files and pictures', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.constantFrom('cors', 'no-cors', 'navigate'), (path, mode) => {
      fc.pre(!/^\/(?:assets|img)\//.test(new URL(`${origin}${path}`).pathname));
      expect(isCached(at(`${origin}${path}`, mode))).toBe(false);
    }),
  );
});

it('handles no write', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'HEAD'])
    expect(at('/assets/shop-AbCd1234.js', 'cors', method)).toBe('network');
});
