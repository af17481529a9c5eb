import { formatCount } from '@luxe/format';

/** Copy of empty listings. It loads with the first empty listing. */
export const nullCopy = {
  searchKicker: 'Search',
  nothingFor: (term: string) => `No results for “${term}”`,
  askTara: 'Ask Tara to find it',
  searchPrompt: 'What are you looking for?',
  searchPromptText: 'Type a product, brand or colour in the search box.',
  pastLast: (page: number) => `There is no page ${formatCount(page)}`,
  pastLastText: (pages: number) =>
    pages === 1 ? 'This list has 1 page.' : `This list has ${formatCount(pages)} pages.`,
  lastPage: 'Go to the last page',
  nothingFiltered: 'Nothing matches all of these filters.',
  nothingFilteredText: 'Remove a filter, or clear all.',
  nothingHere: 'Nothing here yet.',
  nothingHereText: 'New items arrive every week.',
  lookWider: 'Explore',
  lookWiderText: 'Our main categories',
  inIndiluxe: 'In indiluxe',
  inIndiluxeText: 'Kurtas, jewellery and objects, made by hand in India',
  enterIndiluxe: 'Enter indiluxe',
  backToLuxury: 'In luxury',
  backToLuxuryText: 'Bags, shoes, watches and more, from top brands',
  enterLuxury: 'Enter luxury',
} as const;
