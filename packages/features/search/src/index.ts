export { SearchBox, type SearchBoxProps } from './SearchBox.tsx';
export { SearchHome } from './SearchHome.tsx';
