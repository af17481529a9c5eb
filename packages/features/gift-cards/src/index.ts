export { CorporateScreen } from './CorporateScreen.tsx';
export { BuyScreen, type BuyScreenProps } from './BuyScreen.tsx';
export { CheckoutScreen, type CheckoutScreenProps, type PaymentSlotProps } from './CheckoutScreen.tsx';
export { OutcomeScreen, type OutcomeScreenProps } from './OutcomeScreen.tsx';
export { giftCardCalls } from './data/calls.ts';
