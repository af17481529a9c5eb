export { BrandsScreen, type BrandsScreenProps } from './BrandsScreen.tsx';
export { brandsCalls } from './brandsCalls.ts';
export type { ShownBrands } from './data/shownBrands.ts';
