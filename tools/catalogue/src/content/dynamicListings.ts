import { categoryHref } from '../data/categories.ts';
import type { DynamicListing } from '@luxe/store-api/model';

type Level = readonly [title: string, url: string];
type Row = Pick<DynamicListing, 'url' | 'searchUrl' | 'h1PageName' | 'description'> & {
  /** The breadcrumb of the listing: the pages from the department down to the parent of the listing. */
  levels: readonly [] | readonly [Level] | readonly [Level, Level];
  keywords?: string;
  dupCanonicalUrl?: string;
};

const bags: Level = ['Bags', categoryHref('LSH10')];
const watches: Level = ['Watches', categoryHref('LSH1510')];
const automatic: Level = ['Automatic watches', '/watches/automatic'];
const sunglasses: Level = ['Sunglasses', categoryHref('LSH1810101')];
const clothing: Level = ['Clothing', categoryHref('ISH1010')];

const rows: readonly Row[] = [
  {
    url: '/jewellerystore',
    searchUrl: ':relevance:category:LSH1520',
    h1PageName: 'The jewellery store',
    description: 'Rings and bracelets from brands that set their own stones.',
    levels: [],
  },
  {
    url: '/bags/top-handle',
    searchUrl: ':relevance:category:LSH1010101',
    h1PageName: 'Top-handle bags',
    description: 'Firm bases, turned locks and a handle that stays up.',
    levels: [bags],
    // The category page has the same products.
    dupCanonicalUrl: categoryHref('LSH1010101'),
  },
  {
    url: '/bags/black',
    searchUrl: ':relevance:category:LSH10:colour:Black',
    h1PageName: 'Black bags',
    description: 'Every shape we carry, in the colour that goes with everything.',
    levels: [bags],
  },
  {
    url: '/bags/black/totes',
    searchUrl: ':relevance:category:LSH1010103:colour:Black',
    h1PageName: 'Black totes',
    description: 'Open, soft and large, in black.',
    levels: [bags, ['Black bags', '/bags/black']],
  },
  {
    url: '/watches/automatic',
    searchUrl: ':relevance:category:LSH1510:typeWatches:Automatic, strap:typeWatches:Automatic, bracelet',
    h1PageName: 'Automatic watches',
    description: 'Self-winding, on a strap or a bracelet.',
    levels: [watches],
  },
  {
    url: '/watches/automatic/men',
    searchUrl:
      ':relevance:category:LSH1510:typeWatches:Automatic, strap:typeWatches:Automatic, bracelet:genderbeauty-classification:Men',
    h1PageName: 'Automatic watches for men',
    description: 'Self-winding, in the sizes men ask for.',
    levels: [watches, automatic],
    keywords: 'automatic watches for men, mens automatic watches, buy automatic watches online',
  },
  {
    url: '/watches/automatic/women',
    searchUrl:
      ':relevance:category:LSH1510:typeWatches:Automatic, strap:typeWatches:Automatic, bracelet:genderbeauty-classification:Women',
    h1PageName: 'Automatic watches for women',
    description: 'Self-winding, in the sizes women ask for.',
    levels: [watches, automatic],
  },
  {
    url: '/sunglasses/women',
    searchUrl: ':relevance:category:LSH1810101:genderbeauty-classification:Women',
    h1PageName: 'Sunglasses for women',
    description: 'Lenses graded from dark to clear, in acetate and fine metal.',
    levels: [sunglasses],
  },
  {
    url: '/indiluxe/kurtas',
    searchUrl: ':relevance:category:ISH1010101',
    h1PageName: 'Kurtas',
    description: 'Handwoven, block-printed and tailored by makers we name.',
    levels: [clothing],
    dupCanonicalUrl: categoryHref('ISH1010101'),
  },
];

/** Listings with a URL of their own: `/{slug}/{slug}`, `/{slug}/{slug}/{slug}` and the jewellery store. */
export const dynamicListings: DynamicListing[] = rows.map(
  ({ levels: [l1, l2], keywords = '', dupCanonicalUrl = '', ...row }) => ({
    ...row,
    catalogue: row.searchUrl.includes(':category:ISH') ? 'indiluxe' : 'luxury',
    l1Title: l1?.[0] ?? '',
    l1Url: l1?.[1] ?? '',
    l2Title: l2?.[0] ?? '',
    l2Url: l2?.[1] ?? '',
    title: `${row.h1PageName}: shop online in India | LUXE`,
    keywords,
    dupCanonicalUrl,
  }),
);
