// A separate script chunk with the editorial content of listings and of the bag.
export { CmsBlocks, HybridBlocks } from '@luxe/feature-home';
