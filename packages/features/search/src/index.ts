export { SearchBox, type SearchBoxProps } from './SearchBox.tsx';
export { searchHref } from './searchHref.ts';
