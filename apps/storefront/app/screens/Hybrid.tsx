// A chunk of its own with the editorial content of listings and of the bag.
export { CmsBlocks, HybridBlocks } from '@luxe/feature-home';
