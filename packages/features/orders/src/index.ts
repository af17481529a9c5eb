export { linkedOrderCalls } from './data/calls.ts';
export { LinkedOrderScreen, type LinkedOrderScreenProps } from './LinkedOrderScreen.tsx';
export { OrderDetailsScreen, type OrderDetailsScreenProps } from './OrderDetailsScreen.tsx';
export { TrackingScreen, type TrackingScreenProps } from './TrackingScreen.tsx';
export { OrdersScreen, type OrdersScreenProps } from './OrdersScreen.tsx';
