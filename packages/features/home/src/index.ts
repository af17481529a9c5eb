export { CmsScreen, type CmsScreenProps } from './CmsScreen.tsx';
export { ContentScreen, type ContentScreenProps } from './ContentScreen.tsx';
export { cmsCalls, contentCalls } from './contentCalls.ts';
export type { ShownPage } from './data/shownPage.ts';
