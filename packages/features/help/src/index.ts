export { helpCalls } from './data/calls.ts';
export { HelpScreen, type HelpScreenProps } from './HelpScreen.tsx';
export { MissingOrderScreen } from './MissingOrderScreen.tsx';
export { UsefulLinksScreen } from './UsefulLinksScreen.tsx';
