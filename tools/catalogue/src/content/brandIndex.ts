import type { CatalogueName, ContentPage } from '@luxe/store-api/model';
import { brandIndexHref } from './links.ts';

const titles: Record<CatalogueName, [title: string, description: string]> = {
  luxury: ['Luxury brands, A to Z', 'All brands at LUXE by their first letter, each with its own page.'],
  indiluxe: [
    'indiluxe brands, A to Z',
    'All studios at indiluxe by their first letter, each with its own page.',
  ],
};

/** The brand indexes of both catalogues. */
export const brandIndexes = (): ContentPage[] =>
  (['luxury', 'indiluxe'] as const).map((catalogue) => {
    const [title, description] = titles[catalogue];
    const path = brandIndexHref(catalogue);
    const slug = path.slice(path.lastIndexOf('/') + 1);
    return { slug, catalogue, path, title, description, blocks: [{ type: 'brandIndex' }] };
  });
