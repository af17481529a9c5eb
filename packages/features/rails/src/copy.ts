import type { Rail } from '@luxe/contract/calls';

/** What the rails are called. */
export const titles: Readonly<Record<Rail['kind'], string>> = {
  complements: 'Kept with',
  similar: 'Of the same kind',
  popular: 'Most wanted',
  viewed: 'Recently viewed',
};
