export type { Letter, MailItem } from './layout/letter.ts';
export { toMail, type Mail, type MailShop } from './layout/toMail.ts';
export { oneTimeCode } from './templates/codeMails.ts';
export {
  deliveryChanged,
  deliveryFailed,
  parcelDelivered,
  parcelShipped,
  parcelUndelivered,
} from './templates/deliveryMails.ts';
export {
  dataRequestAnswered,
  dataRequestConfirm,
  dataRequestRegistered,
} from './templates/dataRequestMails.ts';
export { feedbackAsked } from './templates/feedbackMails.ts';
export {
  giftCardPlaceholders,
  giftCardReceipt,
  giftCardReceived,
  giftCardRefunded,
  giftCardRefundRedirected,
  giftCardRefundRejected,
  giftCardRefundStarted,
  giftCardReleased,
  giftCardUndelivered,
} from './templates/giftCardMails.ts';
export type { MailOrder } from './templates/mailOrder.ts';
export { newsletterConfirm, newsletterWelcome } from './templates/newsletterMails.ts';
export { itemsCancelled, orderPlaced, paymentFailed } from './templates/orderMails.ts';
export {
  chargeRedirected,
  chargeRejected,
  chargeReturned,
  refundDone,
  refundFailed,
  refundRedirected,
  refundStarted,
  type MailRefundPart,
} from './templates/refundMails.ts';
export { replacementGone, replacementSent, returnAccepted, returnRejected } from './templates/returnMails.ts';
export { ticketAnswered, ticketReceived } from './templates/ticketMails.ts';
