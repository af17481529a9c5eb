import type { CallResponseInput } from '@luxe/contract/calls';
import { taraHintLimit } from '@luxe/contract/schemas';
import type { Block, CatalogueName } from '../../model/catalogue.ts';

/**
 * Paths of the layouts with the hints. Their names have no hyphen, so no dynamic path shows them
 * (`/layout-page/{name}` is the page at the segments of its name).
 */
export const hintPaths: Readonly<Record<CatalogueName, string>> = {
  luxury: '/layout-page/tarahints',
  indiluxe: '/layout-page/tarahintsindiluxe',
};

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Longest hint, in code points. A longer one is left out. */
const maxLength = 120;

/**
 * Questions that a shopper can ask Tara: the items of the lists in the text blocks of a layout, without their
 * markup. None without the layout [CON-09].
 */
export function toTaraHints(
  layout: { readonly slug: string; readonly blocks: readonly Block[] } | undefined,
): CallResponseInput<'taraHints'> {
  const hints = layout?.blocks.flatMap((block) => (block.type === 'text' ? itemsOf(block.html) : []));
  return { slug: layout?.slug ?? '', hints: [...new Set(hints)].slice(0, taraHintLimit) };
}

const itemsOf = (html: string): string[] =>
  [...html.matchAll(/<li\b[^>]*>(.*?)<\/li>/gis)]
    .map(([, item = '']) => toText(item))
    .filter((text) => text !== '' && [...text].length <= maxLength);

const toText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(\w+|#39);/g, (entity, name: string) => entities[name] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
