export { CheckoutScreen, type CheckoutScreenProps } from './CheckoutScreen.tsx';
export { OrderOutcomeScreen, type OrderOutcomeScreenProps } from './OrderOutcomeScreen.tsx';
