export { feedbackCalls } from './data/calls.ts';
export { FeedbackScreen, type FeedbackScreenProps } from './FeedbackScreen.tsx';
