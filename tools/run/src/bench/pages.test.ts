import { expect, it } from 'vitest';
import { scriptsOf } from './families/weights.ts';
import { linksOf } from './samplePages.ts';

it('finds each script of a page once, whether a link, a script element or inline code loads it', () => {
  const html = `
    <link rel="modulepreload" href="/assets/root.js"/><link rel="stylesheet" href="/assets/one.css"/>
    <link nonce="" href="/assets/shell.js" rel="modulepreload"/>
    <script type="module" src="/assets/entry.js" async></script>
    <script type="module">import "/assets/manifest.js"; import * as route0 from "/assets/root.js";</script>
    <script>__reactRouterManifest={"routes":{"x":{"module":"/assets/x.js"}}};luxeRoutes=[["y","/assets/y.js"]];
    for(const f of ["/assets/shell.js","/assets/vendor.js"])load(f)</script>`;
  expect(scriptsOf(html, 'http://localhost:4710')).toEqual(
    ['root', 'shell', 'entry', 'manifest', 'y', 'vendor'].map(
      (name) => `http://localhost:4710/assets/${name}.js`,
    ),
  );
});

it('finds the links that match a pattern, without duplicates and without links that have a query', () => {
  const html =
    '<a class="x" href="/bags/c-lsh10">Bags</a><a href="/bags/c-lsh10">Bags</a><a href="/a/p-mp01?q=1">A</a><a href="https://other/c-lsh1">';
  expect(linksOf(html, /\/c-[a-z0-9]+$/)).toEqual(['/bags/c-lsh10']);
});
