export { BrandsScreen, type BrandsScreenProps } from './BrandsScreen.tsx';
export { brandsCalls } from './data/calls.ts';
export type { BrandIndexData } from './data/brandIndexPart.ts';
