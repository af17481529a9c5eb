import type { Rail } from '@luxe/contract/calls';

/** Titles of the rails. */
export const railTitles: Readonly<Record<Rail['kind'], string>> = {
  complements: 'Pairs well with',
  similar: 'Similar items',
  popular: 'Most wanted',
  viewed: 'Recently viewed',
};
