export { OrderOutcomeScreen, type OrderOutcomeScreenProps } from './OrderOutcomeScreen.tsx';
