/** Every sentence of a list with nothing in it; loaded with the first that is. */
export const nullCopy = {
  searchKicker: 'Search',
  nothingFor: (term: string) => `Nothing yet for “${term}”`,
  askSearch: 'What are you looking for?',
  askSearchText: 'Type a piece, a house or a colour in the search box.',
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
