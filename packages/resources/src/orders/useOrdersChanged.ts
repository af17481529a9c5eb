import { useResources } from '../context/context.ts';

/** Returns a function to call after a change of an order, so that no page shows its earlier state. */
export const useOrdersChanged = (): (() => void) => useResources().ordersChanged;
