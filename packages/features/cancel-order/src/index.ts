export { CancelOrderScreen, type CancelOrderScreenProps } from './CancelOrderScreen.tsx';
export { CancelSummaryScreen, type CancelSummaryScreenProps } from './CancelSummaryScreen.tsx';
export { readChoice, toQuery, type CancelChoice } from './data/choice.ts';
