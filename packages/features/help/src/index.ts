export { helpCalls } from './data/calls.ts';
export { HelpScreen, type HelpScreenProps } from './HelpScreen.tsx';
export { UsefulLinksScreen } from './UsefulLinksScreen.tsx';
