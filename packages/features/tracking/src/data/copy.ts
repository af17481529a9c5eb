import { formatOrderNumber } from '@luxe/format';

type Channel = 'phone' | 'email';

const channelNames: Record<Channel, string> = { phone: 'phone', email: 'e-mail address' };
const listed = (channels: readonly Channel[]) =>
  channels.map((channel) => channelNames[channel]).join(' and its ');

export const copy = {
  title: 'Track your order',
  intro: 'Enter the number of your order. We send a code to the contact that was given with it.',
  numberLabel: 'Order number',
  numberHint: 'It is in our messages about the order, for example LX 2611 2048 77.',
  numberEmpty: 'Enter the number of your order.',
  send: 'Send code',
  sending: 'Sending',
  /** The same for an unknown number, so that nothing is revealed about an order. */
  sent: (channels: readonly Channel[]) =>
    `If this order exists, we have sent a code to its ${listed(channels)}.`,
  announceCode: 'Enter the six digits of the code.',
  sentAgain: 'If this order exists, a new code is on its way. The old one no longer works.',
  orderNumber: (number: string) => `Order number ${formatOrderNumber(number)}`,
  changeNumber: 'Change number',
  submit: 'Track the order',
  checking: 'Checking the code.',
  offline: 'You are offline. Your order number is still here; try again when you are back.',
  failed: 'Something went wrong on our side. Try again in a moment.',
  demo: 'Demo shop: the code is printed in the terminal that runs the shop.',
  captchaFailed: 'We could not verify that you are human. You can continue, but you get fewer codes.',
  account: 'Did you order with an account? It shows all your orders.',
  logIn: 'Log in',
  orders: 'See your orders',
  help: 'Get help',
} as const;
