export { CmsBlocks, type CmsBlocksProps } from './CmsBlocks.tsx';
export { CmsScreen, type CmsScreenProps } from './CmsScreen.tsx';
export { ContentScreen, type ContentScreenProps } from './ContentScreen.tsx';
export { HybridBlocks, type HybridBlocksProps } from './HybridBlocks.tsx';
export { cmsCalls, contentCalls, hybridCalls } from './data/calls.ts';
export type { ContentPageData } from './data/contentPageParts.ts';
