/** Sentences of a payment outside the checkout of the bag. */
export const copy = {
  pay: 'Pay',
  gatewayTitle: 'The payment could not start',
  gateway: 'Nothing was charged. Try again in a moment, or pay another way.',
  offlineTitle: 'You are offline',
  offline: 'Nothing was charged. Try again when you are back.',
  lostTitle: 'We did not hear back',
  lost: 'Try again. If your payment already reached us, it does not start twice.',
  notStarted: 'Nothing was charged.',
  providerTitle: 'The payment was not made',
  provider: 'Nothing was charged. Try again, or pay another way.',
  unclearTitle: 'We could not confirm the payment',
  unclear: 'Check its status before you try another.',
  seePayment: 'See the payment',
} as const;
