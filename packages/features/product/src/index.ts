export { ProductScreen, type ProductScreenProps } from './ProductScreen.tsx';
export { SellersScreen, type SellersScreenProps } from './SellersScreen.tsx';
export { offersCalls, productCalls, sellersCalls, seoCalls } from './data/calls.ts';
export type { ProductData } from './data/productPart.ts';
