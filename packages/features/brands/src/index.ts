export { BrandsScreen, type BrandsScreenProps } from './BrandsScreen.tsx';
export { brandsCalls } from './brandsCalls.ts';
export type { BrandIndexData } from './data/brandIndexPart.ts';
