import type { CallResponse } from '@luxe/contract/calls';
import type { Part } from '@luxe/resources';
import { sortBrands } from './brandNames.ts';

export interface BrandData {
  readonly name: string;
  /** URL of the brand's listing. */
  readonly href: string;
  /** Number of products in the listing. */
  readonly count: number;
}

/** The parts of the CMS page that a brand index needs, with the brands sorted from A to Z. */
export interface BrandIndexData {
  readonly title: string;
  readonly pagePath: string;
  readonly seo: CallResponse<'cmsPage'>['seo'];
  readonly brands: readonly BrandData[];
}

export const brandIndexPart: Part<'cmsPage', BrandIndexData> = {
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
