import { formatOrderNumber } from '@luxe/format';
import type { PickupSlot, RefundTarget, ReturnKind, ReturnMethod, ReturnReason } from './draft.ts';

export const copy = {
  title: 'Return',
  loading: 'Loading the order',
  failedTitle: 'The return could not be shown',
  failed: 'Nothing has changed. Try again in a moment.',
  order: (ref: string) => `Order ${formatOrderNumber(ref)}`,
  progress: 'Progress of the return',
  stepOf: (at: number, of: number) => `Step ${at} of ${of}`,
  back: 'Back',
  onward: 'Continue',
  edit: 'Edit',
  seeOrder: 'See the order',
  nothingTitle: 'Nothing to return',
  nothing: 'No item of this order can be returned now.',
  nothingToReplaceTitle: 'Nothing to replace',
  nothingToReplace: 'No item of this order can be replaced now.',
  reasons: {
    size: 'Size or fit',
    notAsShown: 'Not like the pictures',
    changedMind: 'Changed my mind',
    damaged: 'Damaged or has a mark',
    wrongItem: 'Wrong item in the box',
    missing: 'Missing from the box',
  } satisfies Record<ReturnReason, string>,
  methods: {
    schedulePickup: 'Scheduled pickup',
    quickDrop: 'Quick drop at a store',
    selfCourier: 'Self courier',
    nothing: 'Nothing comes back',
  } satisfies Record<ReturnMethod, string>,
  slots: {
    '9-12': '9 am to 12 noon',
    '12-15': '12 noon to 3 pm',
    '15-18': '3 pm to 6 pm',
  } satisfies Record<PickupSlot, string>,
  kinds: { replacement: 'A replacement', refund: 'A refund' } satisfies Record<ReturnKind, string>,
  targets: {
    source: 'Back to where it was paid',
    bank: 'To your bank account',
    'cliq-cash': 'As cliq cash',
  } satisfies Record<RefundTarget, string>,
  refund: 'Refund',
  refundLoading: 'Calculating the refund',
  refundFailedTitle: 'The refund could not be calculated',
  refundWaits: 'The money moves when we have checked the items.',
  refundDelivery: 'The delivery charge comes back too.',
  refundPoints: (count: number) =>
    `The order earns ${count} ${count === 1 ? 'point' : 'points'} less, so they are taken back.`,
} as const;
