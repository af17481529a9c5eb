/** The screens of a product, which are one chunk because they share most of their code. */
export { productScreen } from './ProductPage.tsx';
export { sellersScreen } from './SellersPage.tsx';
