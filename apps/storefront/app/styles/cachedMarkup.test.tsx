// @vitest-environment node
import { samples } from '@luxe/contract/samples';
import { FacetLinks } from '@luxe/patterns/facet-links';
import { Faq } from '@luxe/patterns/faq';
import { ProductGrid } from '@luxe/patterns/product-grid';
import { ProductRail } from '@luxe/patterns/product-rail';
import { MarkupCacheContext, type MarkupCache } from '@luxe/ui/cached-markup';
import { LinkList } from '@luxe/ui/link-list';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getMarkupCache } from './markupCache.ts';

// As on the server, the cache renders each element without a page around it.
const markupCache = getMarkupCache({ href: '/assets/shop.css', has: () => true });
const strictMarkupCache: MarkupCache = (...args) => {
  const html = markupCache(...args);
  expect(html).toBeDefined();
  return html;
};
const htmlOf = (element: ReactNode, isCached: boolean) =>
  renderToString(
    <MarkupCacheContext value={isCached ? strictMarkupCache : undefined}>{element}</MarkupCacheContext>,
  );

const links = [
  { label: 'Bags', href: '/bags/c-lsh10' },
  { label: 'Shoes', href: '/shoes/c-lsh13', current: true },
];
const values = links.map(({ label, href, current = false }) => ({
  value: label,
  name: label,
  count: 3,
  selected: current,
  href,
}));

test.each([
  ['tiles', <ProductGrid key="tiles" products={samples.productCards.slice(0, 6)} />],
  ['values of a facet', <FacetLinks key="values" label="Category" values={values} />],
  ['a list of links', <LinkList key="links" items={links} size="m" />],
  ['a rail', <ProductRail key="rail" title="Pairs well with" products={samples.productCards.slice(0, 6)} />],
  ['questions', <Faq key="questions" questions={samples.listing.questionAndAnswerList} />],
])('the HTML of %s is the same without the cache, on the first render and from the cache', (_, element) => {
  const page = (
    <main>{[element, <ProductRail key="next" title="Next" products={samples.productCards} />]}</main>
  );
  const drawn = htmlOf(page, false);
  expect([htmlOf(page, true), htmlOf(page, true)]).toEqual([drawn, drawn]);
});
