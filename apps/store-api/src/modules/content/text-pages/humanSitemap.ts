import type { ContentPage } from '../../../model/catalogue.ts';
import type { LiveCatalogue } from '../../catalogue/liveCatalogue.ts';
import { articlePath, categoryPath, storePath } from '../../catalogue/paths.ts';
import { escapeHtml, link, list, textPage } from './textPage.ts';
import { textPages } from './textPages.ts';

export const humanSitemapPath = '/sitemap';

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
const links = (all: readonly { name: string; href: string }[]) =>
  list(...all.map(({ name, href }) => link(escapeHtml(name), escapeHtml(href))));

/** The page `/sitemap`: links to the departments, brands, stores and other pages of the shop [SEO-07]. */
export function humanSitemap({ categories, brands, stores }: LiveCatalogue): ContentPage {
  const departments = [...categories.values()].filter(({ level }) => level <= 2);
  const of = (catalogue: 'luxury' | 'indiluxe') =>
    departments
      .filter((one) => one.catalogue === catalogue)
      .map(({ name, slug, code }) => ({ name, href: categoryPath(slug, code) }));
  return textPage(humanSitemapPath, 'Sitemap', 'All departments, brands and pages of LUXE.', [
    ['Luxury', links(of('luxury'))],
    ['indiluxe', links(of('indiluxe'))],
    [
      'Brands',
      links(
        [...brands.values()]
          .toSorted(byName)
          .map(({ name, slug, code }) => ({ name, href: categoryPath(slug, code) })),
      ),
    ],
    [
      'Stores',
      links(
        [...stores.values()].map(({ slug, brandCode }) => ({
          name: brands.get(brandCode)?.name ?? slug,
          href: storePath(slug),
        })),
      ),
    ],
    [
      'Stories',
      links([
        { name: 'Luxe life', href: articlePath('blog') },
        { name: 'Trends', href: articlePath('trends') },
      ]),
    ],
    [
      'Help and legal',
      links([
        { name: 'Help and contact', href: '/contact-us' },
        { name: 'Track an order', href: '/track-order' },
        { name: 'Gift cards', href: '/gift-cards' },
        { name: 'Corporate gift cards', href: '/corporate-gift-card' },
        ...textPages.map(({ title, path }) => ({ name: title, href: path })),
      ]),
    ],
  ]);
}
