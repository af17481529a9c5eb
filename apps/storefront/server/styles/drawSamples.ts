import type { ContentPage, Listing, SanitisedHtml } from '@luxe/contract/calls';
import { callSamples, samples } from '@luxe/contract/samples';
import type { ServerBuild } from 'react-router';
import type { PageContext } from '../../app/context.ts';
import type { CompiledRules } from '../../app/document/styleSheet.ts';

const product = `/x/p-${samples.product.productListingId}`;

const besideTheirLike = (page: ContentPage): ContentPage => ({
  ...page,
  blocks: page.blocks.flatMap((block) => [block, block, block]),
});

const otherwise: ContentPage = {
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

/** A piece that is gone says so on its tile. */
const partlySoldOut: Listing = {
  ...samples.listing,
  searchresult: [...samples.listing.searchresult, samples.productCardSoldOut],
};

/** Where shoppers come in. Pages that are behind these (bag, checkout, orders) carry what only they have. */
const pages: readonly (readonly [path: string, answers?: object])[] = [
  ['/'],
  // Blocks stand otherwise beside their like.
  ['/', { homePage: besideTheirLike(callSamples.homePage) }],
  // Spotlights with a kicker each, a text of named notes.
  ['/', { homePage: otherwise }],
  ['/explore/indiluxe', { homePage: besideTheirLike(samples.homePageIndiluxe) }],
  ['/bags/c-lsh10', { searchProducts: partlySoldOut }],
  ['/bags/c-lsh10?q=:relevance:colour:Black&page=2'],
  ['/search/?q=tote'],
  ['/search/?q=zzz', { searchProducts: samples.searchNull }],
  [product],
  [product, { productDetails: samples.productSoldOut }],
  ['/b-contactus'],
  ['/no-such/c-lsh99', { searchProducts: undefined }],
];

/** A call that a page's list of answers leaves open is one that the store does not know. */
function answerOf(answer: unknown): unknown {
  if (answer === undefined) throw Object.assign(new Error('Unknown'), { name: 'ApiError', status: 404 });
  return answer;
}

/** Draws pages from the contract's samples, one after another, and tells what rules they needed. Rejects when one cannot be drawn. */
export async function drawSamples(build: ServerBuild): Promise<readonly CompiledRules[]> {
  // React reads NODE_ENV when it is loaded: not before the program has set it.
  const { createRequestHandler } = await import('react-router');
  const handle = createRequestHandler(build, 'production');
  for (const [path, answers] of pages) {
    const failed: unknown[] = [];
    const context: PageContext = {
      nonce: '',
      theme: 'dark',
      customTheme: 'House',
      publicOrigin: 'http://shop.invalid',
      isDemo: true,
      serviceNumber: '1800 000 0000',
      sentryDsn: '',
      singleSignOn: true,
      read: async (name) => answerOf({ ...callSamples, ...answers }[name]) as never,
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
