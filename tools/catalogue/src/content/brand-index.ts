import type { Brand, CatalogueName, ContentPage, TextBlock } from '../types.ts';
import { brandIndexHref, brandsOf, hrefOf } from './links.ts';

const titles: Record<CatalogueName, [title: string, description: string]> = {
  luxury: ['Luxury brands, A to Z', 'Every maison at LUXE by its first letter, each with its own page.'],
  indiluxe: [
    'indiluxe brands, A to Z',
    'Every studio at indiluxe by its first letter, each with its own page.',
  ],
};

/** The brand indexes of both catalogues: a block for each letter that has a brand, its brands as links. */
export const brandIndexes = (): ContentPage[] =>
  (['luxury', 'indiluxe'] as const).map((catalogue) => {
    const [title, description] = titles[catalogue];
    const path = brandIndexHref(catalogue);
    const slug = path.slice(path.lastIndexOf('/') + 1);
    return { slug, catalogue, path, title, description, blocks: letters(brandsOf(catalogue)) };
  });

/** `Élan` stands under E, `1912` under 0–9. */
function letterOf({ name }: Brand): string {
  const first = name.normalize('NFD').charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : '0–9';
}

function letters(brands: readonly Brand[]): TextBlock[] {
  const sorted = [...brands].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return [...new Set(sorted.map(letterOf))].map((letter) => ({
    type: 'text',
    title: letter,
    html: `<ul>${sorted
      .filter((brand) => letterOf(brand) === letter)
      .map((brand) => `<li><a href="${hrefOf(brand)}">${brand.name.replace('&', '&amp;')}</a></li>`)
      .join('')}</ul>`,
  }));
}
