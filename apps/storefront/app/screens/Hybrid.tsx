// A chunk of its own: what a list, and a bag, show of an editor's.
export { CmsBlocks, HybridBlocks } from '@luxe/feature-home';
