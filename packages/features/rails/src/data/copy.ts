import type { Rail } from '@luxe/contract/calls';

/** Titles of the rails. A rail `because` names the product that the shopper viewed. */
const titles: Readonly<Record<Exclude<Rail['kind'], 'because'>, string>> = {
  complements: 'Pairs well with',
  similar: 'Similar items',
  popular: 'Most wanted',
  viewed: 'Recently viewed',
};

/** The title of a rail; undefined for a kind that this version does not know. */
export const titleOf = ({ kind, about }: Pick<Rail, 'kind' | 'about'>): string | undefined =>
  kind === 'because' ? (about ? `Because you looked at ${about}` : undefined) : titles[kind];
