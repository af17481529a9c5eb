import type { CallResponse } from '@luxe/contract/calls';
import type { Part } from '@luxe/resources';
import { sortBrands } from './brandNames.ts';

/** A brand as the index shows it. */
export interface ShownBrand {
  readonly name: string;
  /** Its listing. */
  readonly href: string;
  /** Pieces in it. */
  readonly count: number;
}

/** What a brand index carries of the store's page: its head, and its brands from A to Z. */
export interface ShownBrands {
  readonly title: string;
  readonly pagePath: string;
  readonly seo: CallResponse<'cmsPage'>['seo'];
  readonly brands: readonly ShownBrand[];
}

export const shownBrands: Part<'cmsPage', ShownBrands> = {
  as: 'brands',
  of: ({ h1, pagePath, seo, blocks }) => ({
    title: h1,
    pagePath,
    seo,
    brands: sortBrands(
      blocks
        .flatMap((block) => (block.type === 'brandIndex' ? block.brands : []))
        .map(({ name, href, count }) => ({ name, href, count })),
    ),
  }),
};
