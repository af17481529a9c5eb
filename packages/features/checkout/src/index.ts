export { CheckoutScreen, type CheckoutScreenProps } from './CheckoutScreen.tsx';
export { OrderPlacedScreen, type OrderPlacedScreenProps } from './OrderPlacedScreen.tsx';
