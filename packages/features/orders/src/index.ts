export { OrderDetailsScreen, type OrderDetailsScreenProps } from './OrderDetailsScreen.tsx';
export { TrackingScreen, type TrackingScreenProps } from './TrackingScreen.tsx';
export { OrdersScreen, type OrdersScreenProps } from './OrdersScreen.tsx';
