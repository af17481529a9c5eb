import type { DeskPayment } from '@luxe/contract/desk';

/** Where a rejected refund of a payment goes, as lines; none for a refund that was not rejected. */
export function redirectTexts(redirect: DeskPayment['redirect']): string[] {
  if (redirect === null) return [];
  const { destination, bankLastFour, bankReference, doneAt } = redirect;
  if (destination === 'cliq-cash') return ['Paid as cliq cash'];
  if (doneAt === null) return [`To the account ending in ${bankLastFour}`, 'Transfer not made yet'];
  return [
    `Transferred to the account ending in ${bankLastFour}`,
    ...(bankReference === null ? [] : [`Reference ${bankReference}`]),
  ];
}
