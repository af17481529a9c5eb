import type { ContentPage } from '../../../model/catalogue.ts';
import type { StoredSeller } from '../../catalogue/repository.ts';
import { escapeHtml, link, list } from './textPage.ts';

export const sellersPath = '/seller-details';

/** Heading of the list, and of nothing else on the page. */
export const sellerListTitle = 'All sellers';

/**
 * The page of sellers, also one of an editor, with a list of all sellers at its end: name, legal name,
 * address and GST number. Name and address: Consumer Protection (E-Commerce) Rules, 2020, rule 5(3)(a). The
 * rule also has the number of customer care, which is the same for all sellers (`contact`), and ratings of
 * sellers, which the shop does not have.
 */
export const withSellerList = (
  page: ContentPage,
  { sellers }: { readonly sellers: ReadonlyMap<string, StoredSeller> },
): ContentPage => ({
  ...page,
  blocks: [
    ...page.blocks,
    {
      type: 'text',
      title: sellerListTitle,
      html: `<p>${contact}</p>${list(...[...sellers.values()].toSorted(byName).map(toItem))}`,
    },
  ],
});

const contact = `The customer care of LUXE answers for every seller: ${link('contact us', '/contact-us')}.`;

const byName = (a: StoredSeller, b: StoredSeller) => a.name.localeCompare(b.name);

/** A seller without tax data sells nothing that could be invoiced, and has only a name and a city. */
function toItem({ name, city, legalName, address, gstin }: StoredSeller): string {
  const facts = [
    `${[legalName, address ?? city].filter((part) => part !== null).join(', ')}.`,
    ...(gstin === null ? [] : [`GST number ${gstin}.`]),
  ];
  return `<strong>${escapeHtml(name)}</strong> ${escapeHtml(facts.join(' '))}`;
}
