import type { ErrorDefinition } from './errorDefinition.ts';

/** Listings, products, content, pincodes and search. */
export const catalogue = {
  L4041: { status: 404, messages: { unknownListing: 'There is no such category or brand.' } },
  P4041: { status: 404, messages: { productNotAvailable: 'This product is not available.' } },
  P4042: { status: 404, messages: { noSizeGuide: 'There is no size guide for this product.' } },
  C4041: {
    status: 404,
    messages: {
      contentNotFound: 'There is no content at this address.',
      unknownStore: 'There is no such store.',
      unknownArticle: 'There is no such article.',
    },
  },
  N4001: { status: 400, messages: { pincodeInvalid: 'pincode: a pincode has six digits.' } },
  N4041: { status: 404, messages: { pincodeUnknown: 'We do not know this pincode.' } },
  S4041: { status: 404, messages: { noSearchTest: 'No search test is running.' } },
} as const satisfies Record<string, ErrorDefinition>;
