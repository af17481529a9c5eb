export { ProductScreen, type ProductScreenProps } from './ProductScreen.tsx';
export { productCalls } from './productCalls.ts';
