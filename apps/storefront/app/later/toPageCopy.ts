import type { CopiedItem, PageCopy } from '@luxe/feature-web-app/copies';

/** Most products of a copy. */
const maxItems = 24;

/** Finds a picture that the page shows for a path; empty without one. */
export type FindPicture = (path: string) => string;

interface Card {
  readonly productId: string;
  readonly productname: string;
  readonly brandname: string;
  readonly webURL: string;
  readonly price: { readonly sellingPrice: { readonly formattedValue: string } };
}

const isCard = (value: object): value is Card =>
  'productId' in value &&
  'productname' in value &&
  'brandname' in value &&
  'webURL' in value &&
  'price' in value;

/** The products in public responses, in their order, each once. */
export function findItems(responses: readonly unknown[], pictureOf: FindPicture): CopiedItem[] {
  const items = new Map<string, CopiedItem>();
  const visit = (value: unknown): void => {
    if (items.size >= maxItems || typeof value !== 'object' || value === null) return;
    if (isCard(value)) {
      const { webURL: path, brandname: brand, productname: name, price } = value;
      const text = price.sellingPrice.formattedValue;
      if (!items.has(path)) items.set(path, { path, brand, name, price: text, picture: pictureOf(path) });
    } else for (const part of Object.values(value)) visit(part);
  };
  responses.forEach(visit);
  return [...items.values()];
}

interface PageFacts {
  readonly kind: PageCopy['kind'];
  readonly path: string;
  readonly title: string;
  readonly text: string;
  readonly picture: string;
  readonly savedAt: number;
}

/** A copy of a page from its public responses. Only texts and addresses of pictures, never HTML. */
export function toPageCopy(
  facts: PageFacts,
  responses: readonly unknown[],
  pictureOf: FindPicture,
): PageCopy {
  const isProduct = facts.kind === 'product';
  const price = isProduct ? priceOf(responses) : '';
  return { ...facts, price, items: isProduct ? [] : findItems(responses, pictureOf) };
}

function priceOf(responses: readonly unknown[]): string {
  for (const response of responses) {
    const price = (response as { winningSellerPrice?: { formattedValue?: unknown } } | undefined)
      ?.winningSellerPrice?.formattedValue;
    if (typeof price === 'string') return price;
  }
  return '';
}
