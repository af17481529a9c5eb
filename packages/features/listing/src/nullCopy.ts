import { formatCount } from '@luxe/format';

/** What a shopper reads where a list has nothing: it comes with the first that is empty. */
export const nullCopy = {
  searchKicker: 'Search',
  nothingFor: (term: string) => `Nothing yet for “${term}”`,
  askSearch: 'What are you looking for?',
  askSearchText: 'Type a piece, a house or a colour in the search box.',
  pastLast: (page: number) => `There is no page ${formatCount(page)}`,
  pastLastText: (pages: number) =>
    pages === 1 ? 'This list has 1 page.' : `This list has ${formatCount(pages)} pages.`,
  lastPage: 'Go to the last page',
  nothingFiltered: 'Nothing matches all of these filters.',
  nothingFilteredText: 'Take one away, or clear them all.',
  nothingHere: 'Nothing here yet.',
  nothingHereText: 'New pieces arrive every week.',
  lookWider: 'Look wider',
  lookWiderText: 'Where most pieces of the house are',
  inIndiluxe: 'In indiluxe',
  inIndiluxeText: 'Kurtas, jewellery and objects, made by hand in India',
  enterIndiluxe: 'Enter indiluxe',
  backToLuxury: 'In luxury',
  backToLuxuryText: 'Bags, shoes, watches and more, from the maisons',
  enterLuxury: 'Enter luxury',
} as const;
