export { ProductScreen, type ProductScreenProps } from './ProductScreen.tsx';
export { productCalls } from './productCalls.ts';
export type { ShownProduct } from './data/shownProduct.ts';
