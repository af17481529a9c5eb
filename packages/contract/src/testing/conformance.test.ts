import { describe, expect, it } from 'vitest';
import { samples } from '../samples/samples.ts';
import { checkConformance } from './conformance.ts';
import { mockFetch } from './mockFetch.ts';
import { errorReply, Reply, type Overrides } from './reply.ts';

const unknown = (code: string) => errorReply(404, code, 'Unknown.');
/** Overrides that make the mock reject unknown ids and values, as a real store does. */
const strict: Overrides = {
  homePage: ({ params }) => (params.slug === 'no-such-page' ? unknown('C4041') : samples.homePage),
  cmsPage: ({ params }) => (params.path === 'no/such/page' ? unknown('C4041') : samples.brandIndex),
  hybridPlpPage: ({ params }) => (params.id === 'no-such-page' ? unknown('C4041') : samples.hybridPlpPage),
  article: ({ params }) => (params.slug === 'no-such-article' ? unknown('C4041') : samples.article),
  layoutPage: ({ params }) => (params.id === 'no-such-page' ? unknown('C4041') : samples.layoutPage),
  storeBanner: ({ params }) => (params.id === 'no-such-page' ? unknown('C4041') : samples.storeBanner),
  voteForAnswer: ({ body }) => (body.topic === 'no-such-topic' ? unknown('T4042') : samples.voteForAnswer),
  customSkuCollection: ({ params }) =>
    params.category === 'no-such-collection' ? unknown('L4041') : samples.listing,
  pincodeData: ({ query }) => (query.pincode === '999999' ? unknown('N4041') : samples.pincodeData),
  otherSellers: ({ params }) =>
    params.productId === 'mp000000000000000' ? unknown('P4041') : samples.otherSellers,
  productOffers: ({ params }) =>
    params.productId === 'mp000000000000000' ? unknown('P4041') : samples.productOffers,
  addToBag: ({ params }) => (params.cart === 'no-such-cart' ? unknown('CartError') : samples.addToBag),
  changeOffer: ({ query }) => (query.USSID === 'no-such-offer' ? unknown('B4041') : samples.changeOffer),
  giftCardOrder: unknown('W4042'),
  checkGiftCardPayment: unknown('W4042'),
  cancelGiftCardPayment: unknown('W4042'),
  claimGiftCardEvent: unknown('W4042'),
  giftCardBalance: unknown('W4006'),
  updateEntry: ({ query }) =>
    query.quantity === '99' ? errorReply(400, 'E4001', 'quantity is wrong.') : samples.updateEntry,
};

const run = (overrides: Overrides = {}) =>
  checkConformance({
    baseUrl: 'http://shop.test',
    fetch: mockFetch({ ...strict, ...overrides }, { base: 'http://shop.test' }).fetch,
    clientId: 'id',
    clientSecret: 'secret',
  });

describe('checkConformance', () => {
  it('reports no problem for a shop that follows the contract', async () => {
    const findings = await run();
    expect(findings.flatMap(({ call, problems }) => problems.map((problem) => `${call} ${problem}`))).toEqual(
      [],
    );
    expect(new Set(findings.map(({ call }) => call)).size).toBeGreaterThan(14);
  });

  it.each([
    ['a field of the wrong kind', { bagCount: new Reply(200, { count: 'three' }) }, 'count: '],
    ['a missing field', { sitemap: new Reply(200, { totalPages: 1 }) }, 'entries: '],
    ['a wrong status', { navigation: new Reply(500, {}) }, 'status 500'],
    ['invalid JSON', { properties: new Reply(200, '', { broken: 'malformed' }) }, 'SyntaxError'],
    ['a missing error', { cmsPage: samples.cmsPage }, 'in place of 404'],
  ] as const)('reports %s in a response of the server', async (_, overrides, message) => {
    const problems = (await run(overrides as Overrides)).flatMap((finding) => finding.problems);
    expect(problems.join('\n')).toContain(message);
  });
});
