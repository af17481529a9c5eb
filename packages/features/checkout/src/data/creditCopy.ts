import { formatPaise, type Paise } from '@luxe/format';

/** Every sentence a shopper reads about credits, coupon, bank offers and delivery. */
export const creditCopy = {
  title: 'Credit and offers',
  cliqCash: 'Cliq cash',
  balance: (amount: Paise) => `Balance ${formatPaise(amount)}`,
  points: 'Loyalty points',
  pointsValue: (points: string, amount: Paise) => `${points} points (${formatPaise(amount)})`,
  brandCash: 'Brand cash',
  brandCashNote: 'From a brand in your bag, for its own items.',
  brandCashPart: (brand: string, amount: Paise) => `${brand} ${formatPaise(amount)}`,
  nothing: 'Nothing to spend',
  notUsed: 'Not used',
  notNeeded: 'Not needed',

  coupon: 'Coupon',
  noCoupon: 'None applied',
  saves: (amount: Paise) => `You save ${formatPaise(amount)}.`,
  ends: (day: string) => `Ends ${day}.`,
  change: 'Change',
  choose: 'Choose',
  changeCoupon: 'Change the coupon',
  chooseCoupon: 'Choose a coupon',

  offers: 'Bank offers',
  offersFailed: 'The bank offers did not load.',
  again: 'Try again',

  heldBack: (minimum: Paise, amount: Paise) =>
    `Online payments start at ${formatPaise(minimum)}, so ${formatPaise(amount)} of your credit or saving stays unused.`,

  used: (name: string) => `${name} is used.`,
  notUsedNow: (name: string) => `${name} is not used.`,
  couponOn: (code: string, saving: Paise) => `${code} is applied. You save ${formatPaise(saving)}.`,
  couponOff: (code: string) => `${code} is removed.`,
  offerOn: (code: string) => `${code} is applied.`,
  giftSaved: (summary: string) => (summary ? `Gift options: ${summary}.` : 'Gift options removed.'),
  payable: (amount: Paise) => `Total payable ${formatPaise(amount)}.`,
  wait: 'Another change is still in progress. Try again in a moment.',
  notChanged: 'Nothing was changed',
  creditUnchanged: (name: string, isApplied: boolean) => `${name} is ${isApplied ? 'still' : 'not'} used`,
  offline: 'You are offline. Try again when you are back.',
  notReached: 'We could not reach the shop. Try again in a moment.',
  expired: 'This offer has expired.',
  invalid: 'This is an invalid offer. Choose another one.',

  conflictTitle: 'Coupon or bank offer?',
  conflictCancelNamed: (code: string) => `Keep ${code}`,
  conflictCancel: 'Keep the coupon',
  takeOffer: (code: string) => `Use ${code}`,
  changing: 'Changing',

  modeTitle: 'Keep the bank offer?',
  modeConflict: (offer: string, method: string) =>
    `${offer} applies when you pay by card, not with ${method}.`,
  payByCard: 'Keep it, pay by card',
  payByOtherCard: 'Keep it, use another card',
  dropOffer: 'Remove it and continue',

  deliveries: (count: string, days: string, charge: string) =>
    `${count} ${count === 'One' ? 'delivery' : 'deliveries'}: ${days}. ${charge}.`,
  counts: ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
  free: 'Free',
  noDelivery: 'No item in your bag can be delivered right now.',
  showItems: 'See each item',
  less: 'Show less',
  deliveryDays: 'When each item arrives',
  standard: 'Standard Delivery',
  express: 'Express',
  by: (mode: string, day: string) => `${mode}, by ${day}`,
  howSent: (name: string) => `How ${name} is sent`,
  deliveryUnchanged: 'Delivery was not changed',
} as const;
