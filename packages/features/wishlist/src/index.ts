export { WishlistRail } from './lazyWishlistRail.ts';
export type { WishlistRailProps } from './WishlistRail.tsx';
export { WishlistScreen } from './WishlistScreen.tsx';
