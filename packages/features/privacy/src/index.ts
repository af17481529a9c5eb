export { DataRequestConfirmScreen } from './DataRequestConfirmScreen.tsx';
export { DataRequestScreen, type DataRequestScreenProps } from './DataRequestScreen.tsx';
export { NewsletterConfirmScreen } from './NewsletterConfirmScreen.tsx';
export { NewsletterScreen } from './NewsletterScreen.tsx';
export { UnsubscribeScreen, type UnsubscribeScreenProps } from './UnsubscribeScreen.tsx';
