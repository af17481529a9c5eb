export { ChangeDeliveryScreen, type ChangeDeliveryScreenProps } from './ChangeDeliveryScreen.tsx';
