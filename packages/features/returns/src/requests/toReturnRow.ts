import type { Return } from '@luxe/contract/calls';
import { returnDetailsPath, returnsPath } from '@luxe/contract/after-order-paths';
import { formatDate } from '@luxe/format';
import { formatPrice } from '@luxe/patterns/price-block';
import { copy } from './copy.ts';
import { hasNoRefund } from './toReturnModel.ts';

export type ReturnRow = {
  returnCode: string;
  href: string;
  /** Kind and number: `Replacement RT 2611 0093 12`. */
  ref: string;
  /** Next event of the return. */
  next: string;
  /** Name of the first product, and the number of others. */
  names: string;
  facts: string;
  imageURLs: string[];
};

/** A row of the list of returns. Its title is the next event. */
export function toReturnRow(request: Return): ReturnRow {
  const { returnCode, returnRefNo, statusDisplay, createdAt, refundAmount } = request;
  const [first, ...others] = request.products;
  return {
    returnCode,
    href: returnDetailsPath(returnCode),
    ref: (request.kind === 'replacement' ? copy.replacementNumber : copy.number)(returnRefNo),
    next: statusDisplay,
    names: [
      first ? `${first.productBrand} ${first.productName}` : '',
      others.length > 0 ? copy.more(others.length) : '',
    ]
      .filter(Boolean)
      .join(' '),
    facts: copy.requested(
      formatDate(createdAt),
      hasNoRefund(request) || refundAmount.doubleValue === 0 ? '' : formatPrice(refundAmount),
    ),
    imageURLs: request.products.map(({ imageURL }) => imageURL),
  };
}

export const pageHref = (page: number): string => (page > 1 ? `${returnsPath}?page=${page}` : returnsPath);

/** The page of a URL, from 1. Ignores what is not a page. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1;
}
