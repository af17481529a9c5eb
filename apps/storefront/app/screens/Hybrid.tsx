// A chunk of its own: what a list shows of an editor's.
export { HybridBlocks } from '@luxe/feature-home';
