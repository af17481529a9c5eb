export { ContentScreen, type ContentScreenProps } from './ContentScreen.tsx';
export { contentCalls } from './contentCalls.ts';
