/** How a menu section is rendered. */
export type SectionKind = 'brand' | 'category' | 'spotlight';

/** Prefix of a `sectionType` and its kind [SHL-26]. */
const kinds: Readonly<Record<string, SectionKind>> = {
  brand: 'brand',
  category: 'category',
  spotlight: 'spotlight',
};

/**
 * Matches a type by its prefix: `brand-list`, `categoryGrid`, `SPOTLIGHT_image`. Undefined for an unknown
 * type.
 */
export function sectionKind(sectionType: string): SectionKind | undefined {
  const type = sectionType.trim().toLowerCase();
  const prefix = Object.keys(kinds).find((kind) => type.startsWith(kind));
  return prefix === undefined ? undefined : kinds[prefix];
}
