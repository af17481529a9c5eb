/** How a menu section is rendered. */
export type SectionKind = 'brand' | 'category' | 'spotlight';

/** The kind of a menu section by the first word of its `sectionType` [SHL-26]. */
const kinds: Readonly<Record<string, SectionKind>> = {
  brand: 'brand',
  category: 'category',
  spotlight: 'spotlight',
};

/**
 * Returns the kind of a section by the start of its type, such as `brand-list`, `categoryGrid` or
 * `SPOTLIGHT_image`. Undefined for an unknown type.
 */
export function sectionKind(sectionType: string): SectionKind | undefined {
  const type = sectionType.trim().toLowerCase();
  const prefix = Object.keys(kinds).find((kind) => type.startsWith(kind));
  return prefix === undefined ? undefined : kinds[prefix];
}
