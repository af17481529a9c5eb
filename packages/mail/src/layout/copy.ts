/** Sentences of the layout. */
export const copy = {
  shop: 'LUXE',
  quantity: (count: number) => `Quantity ${count}`,
  /** Names on a gift card. */
  cardNames: ({ recipientName, senderName }: { recipientName: string; senderName: string }) =>
    `${recipientName}, from ${senderName}`,
  help: 'Questions about your order? Our help page has answers and a form.',
  helpLink: 'Get help',
  unsubscribe: 'Unsubscribe',
  reason: 'You receive this message because it is about your order or your account at LUXE.',
};

/** Path of the help page, to which each message links. */
export const helpPath = '/contact-us';
