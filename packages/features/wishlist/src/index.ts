export { WishlistRail, type WishlistRailProps } from './WishlistRail.tsx';
export { WishlistScreen } from './WishlistScreen.tsx';
