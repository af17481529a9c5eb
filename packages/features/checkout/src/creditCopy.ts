import { formatPaise, type Paise } from '@luxe/format';

/** Every sentence a shopper reads of credits, coupon, bank offers and how her pieces are sent. */
export const creditCopy = {
  title: 'Credit and offers',
  cliqCash: 'Cliq cash',
  balance: (amount: Paise) => `Balance ${formatPaise(amount)}`,
  points: 'Loyalty points',
  pointsWorth: (points: string, amount: Paise) => `${points} points, worth ${formatPaise(amount)}`,
  brandCash: 'Brand cash',
  brandCashNote: 'From a house in your bag, for its own pieces.',
  brandCashPart: (brand: string, amount: Paise) => `${brand} ${formatPaise(amount)}`,
  nothing: 'Nothing to spend',
  notUsed: 'Not used',
  notNeeded: 'Not needed',

  coupon: 'Coupon',
  noCoupon: 'None on your bag',
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
  couponOff: (code: string) => `${code} is taken off.`,
  offerOn: (code: string) => `${code} is applied.`,
  giftSaved: (words: string) => (words ? `Gift options: ${words}.` : 'Gift options removed.'),
  payable: (amount: Paise) => `Total payable ${formatPaise(amount)}.`,
  wait: 'Another change is still on its way. Try again in a moment.',
  notChanged: 'Nothing was changed',
  creditKept: (name: string, isApplied: boolean) => `${name} is ${isApplied ? 'still' : 'not'} used`,
  offline: 'You are offline. Try again when you are back.',
  notReached: 'We could not reach the shop. Try again in a moment.',
  expired: 'This offer has expired.',
  invalid: 'This is an invalid offer. Choose another one.',

  conflictTitle: 'Coupon or bank offer?',
  keep: (code: string) => `Keep ${code}`,
  keepCoupon: 'Keep the coupon',
  takeOffer: (code: string) => `Use ${code}`,
  changing: 'Changing',

  modeTitle: 'Keep the bank offer?',
  modeConflict: (offer: string, way: string) => `${offer} counts when you pay by card, not with ${way}.`,
  keepByCard: 'Keep it, pay by card',
  keepOtherCard: 'Keep it, use another card',
  dropOffer: 'Take it off and go on',

  deliveries: (count: string, days: string, charge: string) =>
    `${count} ${count === 'One' ? 'delivery' : 'deliveries'}: ${days}. ${charge}.`,
  counts: ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
  free: 'Free',
  noDelivery: 'No piece of your bag can be delivered just now.',
  see: 'See each piece',
  less: 'Show less',
  daysOfPieces: 'When each piece comes',
  standard: 'Standard Delivery',
  express: 'Express',
  by: (mode: string, day: string) => `${mode}, by ${day}`,
  howSent: (name: string) => `How ${name} is sent`,
  notSentSo: 'It is still sent as before',
} as const;
