import type { ErrorDefinition } from './errorDefinition.ts';

/** Listings, products, content, pincodes and search. */
export const catalogue = {
  unknownListing: { status: 404, code: 'L4041', message: 'There is no such category or brand.' },
  productNotAvailable: { status: 404, code: 'P4041', message: 'This product is not available.' },
  noSizeGuide: { status: 404, code: 'P4042', message: 'There is no size guide for this product.' },
  contentNotFound: { status: 404, code: 'C4041', message: 'There is no content at this address.' },
  unknownStore: { status: 404, code: 'C4041', message: 'There is no such store.' },
  pincodeInvalid: { status: 400, code: 'N4001', message: 'pincode: a pincode has six digits.' },
  pincodeUnknown: { status: 404, code: 'N4041', message: 'We do not know this pincode.' },
  noSearchTest: { status: 404, code: 'S4041', message: 'No search test is running.' },
} as const satisfies Record<string, ErrorDefinition>;
