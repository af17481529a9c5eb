export { helpCalls } from './helpCalls.ts';
export { HelpScreen, type HelpScreenProps } from './HelpScreen.tsx';
export { UsefulLinksScreen } from './UsefulLinksScreen.tsx';
