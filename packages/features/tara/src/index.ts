export { taraCalls } from './data/calls.ts';
export type { StreamAnswer } from './data/useConversations.ts';
export { NothingScreen, type NothingScreenProps } from './NothingScreen.tsx';
export { ResultsScreen, type ResultsScreenProps } from './ResultsScreen.tsx';
export { TaraScreen, type TaraScreenProps } from './TaraScreen.tsx';
