export type { CmsBlocksProps } from './CmsBlocks.tsx';
export { CmsScreen, type CmsScreenProps } from './CmsScreen.tsx';
export { ContentScreen, type ContentScreenProps } from './ContentScreen.tsx';
export { LayoutScreen, type LayoutScreenProps } from './LayoutScreen.tsx';
export type { HybridBlocksProps } from './HybridBlocks.tsx';
export { CmsBlocks, HybridBlocks } from './lazyBlocks.ts';
export { cmsCalls, contentCalls, hybridCalls, layoutCalls } from './data/calls.ts';
export type { ContentPageData } from './data/contentPageParts.ts';
