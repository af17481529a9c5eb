import type { ContentPage, Listing, SanitisedHtml } from '@luxe/contract/calls';
import { callSamples, samples } from '@luxe/contract/samples';
import type { ServerBuild } from 'react-router';
import type { PageContext } from '../../app/data/pageContext.ts';
import type { CompiledRules } from '../../app/styles/styleSheet.ts';

const product = `/x/p-${samples.product.productListingId}`;

const repeatBlocks = (page: ContentPage): ContentPage => ({
  ...page,
  blocks: page.blocks.flatMap((block) => [block, block, block]),
});

const variedHomePage: ContentPage = {
  ...callSamples.homePage,
  blocks: [
    ...callSamples.homePage.blocks.flatMap((block) =>
      block.type === 'spotlight' ? ['Objects', 'At home'].map((kicker) => ({ ...block, kicker })) : [],
    ),
    {
      type: 'text',
      title: 'Notes',
      html: '<ul><li><strong>Care</strong> For life.</li></ul>' as SanitisedHtml,
    },
  ],
};

/** A listing with a sold-out product, because the tile of such a product has a label with its own styles. */
const partlySoldOut: Listing = {
  ...samples.listing,
  searchresult: [...samples.listing.searchresult, samples.productCardSoldOut],
};

/**
 * Pages at which visits begin. Their styles go into the shared style file. Later pages (bag, checkout,
 * orders) themselves contain the styles that the shared file lacks.
 */
const pages: readonly (readonly [path: string, answers?: object])[] = [
  ['/'],
  // Repeats each block, because a block after a block of the same type has other styles.
  ['/', { homePage: repeatBlocks(callSamples.homePage) }],
  // Adds spotlights with a line above their title (kicker) and a text block with named notes, because both
  // have styles of their own.
  ['/', { homePage: variedHomePage }],
  ['/explore/indiluxe', { homePage: repeatBlocks(samples.homePageIndiluxe) }],
  ['/bags/c-lsh10', { searchProducts: partlySoldOut }],
  ['/bags/c-lsh10?q=:relevance:colour:Black&page=2'],
  ['/search/?q=tote'],
  ['/search/?q=zzz', { searchProducts: samples.searchNull }],
  [product],
  [product, { productDetails: samples.productSoldOut }],
  ['/b-contactus'],
  ['/no-such/c-lsh99', { searchProducts: undefined }],
];

/** Throws the store's 404 error for a call whose response in the list of pages is `undefined`. */
function responseOf(response: unknown): unknown {
  if (response === undefined) throw Object.assign(new Error('Unknown'), { name: 'ApiError', status: 404 });
  return response;
}

/**
 * Renders pages from the contract's samples, one after another, and returns the style rules that they needed.
 * Rejects when a page cannot be rendered.
 */
export async function renderSamples(build: ServerBuild): Promise<readonly CompiledRules[]> {
  // React reads NODE_ENV when it is loaded, so the program must set it first.
  const { createRequestHandler } = await import('react-router');
  const handle = createRequestHandler(build, 'production');
  for (const [path, responses] of pages) {
    const failed: unknown[] = [];
    const context: PageContext = {
      nonce: '',
      theme: 'dark',
      customTheme: 'Custom',
      publicOrigin: 'http://shop.invalid',
      isDemo: true,
      serviceNumber: '1800 000 0000',
      sentryDsn: '',
      serviceWorker: true,
      webVitalsSample: 100,
      analytics: '',
      singleSignOn: true,
      isMissing: false,
      read: async (name) => responseOf({ ...callSamples, ...responses }[name]) as never,
      report: (error) => failed.push(error),
      preloads: () => [],
      preloaded: {},
      send: () => undefined,
    };
    await handle(new Request(`http://shop.invalid${path}`), context as never);
    if (failed.length > 0) throw failed[0];
  }
  return (build.entry.module as unknown as { compiledRules(): readonly CompiledRules[] }).compiledRules();
}
