export { WishlistRail } from '@luxe/feature-wishlist';
