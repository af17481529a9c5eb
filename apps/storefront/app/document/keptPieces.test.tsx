// @vitest-environment node
import { samples } from '@luxe/contract/samples';
import { FacetLinks } from '@luxe/patterns/facet-links';
import { Faq } from '@luxe/patterns/faq';
import { ProductGrid } from '@luxe/patterns/product-grid';
import { ProductRail } from '@luxe/patterns/product-rail';
import { KeepMarkupContext, type KeepMarkup } from '@luxe/ui/kept-markup';
import { LinkList } from '@luxe/ui/link-list';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { keepMarkupFor } from './keepMarkup.ts';

// As on the server: what is kept is drawn with no page around it.
const keepAny = keepMarkupFor({ href: '/assets/shop.css', has: () => true });
const keep: KeepMarkup = (...piece) => {
  const html = keepAny(...piece);
  expect(html).toBeDefined();
  return html;
};
const shown = (piece: ReactNode, isKept: boolean) =>
  renderToString(<KeepMarkupContext value={isKept ? keep : undefined}>{piece}</KeepMarkupContext>);

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
  ['a rail', <ProductRail key="rail" title="Kept with" products={samples.productCards.slice(0, 6)} />],
  ['questions', <Faq key="questions" questions={samples.listing.questionAndAnswerList} />],
])('%s look the same, drawn in the page, drawn to be kept, or kept', (_, piece) => {
  const page = (
    <main>{[piece, <ProductRail key="next" title="Next" products={samples.productCards} />]}</main>
  );
  const drawn = shown(page, false);
  expect([shown(page, true), shown(page, true)]).toEqual([drawn, drawn]);
});
