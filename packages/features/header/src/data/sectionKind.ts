/** What a section of a menu is drawn as. */
export type SectionKind = 'brand' | 'category' | 'spotlight';

/** What a sectionType begins with, and what it is then (SHL-26). */
const kinds: Readonly<Record<string, SectionKind>> = {
  brand: 'brand',
  category: 'category',
  spotlight: 'spotlight',
};

/** `brand-list`, `categoryGrid`, `SPOTLIGHT_image`: the beginning counts, whatever follows. Undefined for a type we do not know. */
export function sectionKind(sectionType: string): SectionKind | undefined {
  const written = sectionType.trim().toLowerCase();
  const beginning = Object.keys(kinds).find((one) => written.startsWith(one));
  return beginning === undefined ? undefined : kinds[beginning];
}
