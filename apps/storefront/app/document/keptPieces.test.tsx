// @vitest-environment node
import { samples } from '@luxe/contract/samples';
import { FacetLinks } from '@luxe/patterns/facet-links';
import { ProductGrid } from '@luxe/patterns/product-grid';
import { KeepMarkupContext, type KeepMarkup } from '@luxe/ui/kept-markup';
import { LinkList } from '@luxe/ui/link-list';
import { LinkProvider } from '@luxe/ui/link-provider';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RouterLink } from '../shell/RouterLink.tsx';
import { keepMarkupFor } from './keepMarkup.ts';

// As on the server: what is kept is drawn with no page around it, and stands in pages whose links are the router's.
const keepAny = keepMarkupFor({ href: '/assets/shop.css', has: () => true });
const keep: KeepMarkup = (...piece) => {
  const html = keepAny(...piece);
  expect(html).toBeDefined();
  return html;
};
const shown = (piece: ReactNode, isKept: boolean) =>
  renderToString(
    <KeepMarkupContext value={isKept ? keep : undefined}>
      <LinkProvider component={RouterLink}>{piece}</LinkProvider>
    </KeepMarkupContext>,
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
])('%s look the same, kept or drawn', (_, piece) => {
  expect(shown(piece, true)).toBe(shown(piece, false));
});
