export { OrderDetailsScreen, type OrderDetailsScreenProps } from './OrderDetailsScreen.tsx';
export { OrdersScreen, type OrdersScreenProps } from './OrdersScreen.tsx';
