export { ProductScreen, type ProductScreenProps } from './ProductScreen.tsx';
export { SellersScreen, type SellersScreenProps } from './SellersScreen.tsx';
export { sellersCalls } from './data/useSellers.ts';
export { offersCalls } from './data/useOffers.ts';
export { productCalls } from './data/calls.ts';
export type { ProductData } from './data/productPart.ts';
