import type { DeskSearchState, DeskUnitState } from '@luxe/contract/desk';

/** What each state means at the desk. */
export const stateLabels: Readonly<Record<DeskSearchState, string>> = {
  open: 'Payment open',
  failed: 'Payment failed',
  placed: 'Placed, to confirm',
  confirmed: 'Confirmed, to pack',
  packed: 'Packed, to ship',
  shipped: 'Shipped',
  outForDelivery: 'Out for delivery',
  deliveryFailed: 'Delivery failed',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returningToOrigin: 'On the way back to the seller',
  returnedToOrigin: 'Back at the seller',
  lost: 'Lost',
  returnRequested: 'Return requested',
  returnWithdrawn: 'Return withdrawn',
  pickupScheduled: 'Return: pickup scheduled',
  pickedUp: 'Return: picked up',
  received: 'Return: received, to inspect',
  inspected: 'Return: accepted',
  refunded: 'Return: refunded',
  replaced: 'Return: replaced',
  rejected: 'Return: rejected',
  sentBack: 'Return: sent back to the shopper',
};

/** The verb of a move to a state, on its button. */
export const moveLabels: Readonly<Record<DeskUnitState, string>> = {
  placed: 'Move to placed',
  confirmed: 'Confirm',
  packed: 'Mark as packed',
  shipped: 'Mark as shipped',
  outForDelivery: 'Mark as out for delivery',
  deliveryFailed: 'Delivery failed',
  delivered: 'Mark as delivered',
  cancelled: 'Cancel the items',
  returningToOrigin: 'Return to the seller',
  returnedToOrigin: 'Mark as back at the seller',
  lost: 'Mark as lost',
  returnRequested: 'Reopen the return',
  returnWithdrawn: 'Withdraw the return',
  pickupScheduled: 'Schedule the pickup',
  pickedUp: 'Mark as picked up',
  received: 'Mark as received',
  inspected: 'Accept',
  refunded: 'Mark as refunded',
  replaced: 'Mark as replaced',
  rejected: 'Reject',
  sentBack: 'Mark as sent back',
};

/** States from which no move leads back, or which move money. The desk asks before such a move. */
const finalStates: ReadonlySet<DeskUnitState> = new Set([
  'cancelled',
  'returningToOrigin',
  'lost',
  'inspected',
  'rejected',
  'refunded',
  'replaced',
  'returnWithdrawn',
]);
export const isFinalMove = (to: DeskUnitState): boolean => finalStates.has(to);
