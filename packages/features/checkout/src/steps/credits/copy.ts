import { formatPaise, type Paise } from '@luxe/format';

/** Sentences of step 2: credits, coupon and bank offers. */
export const copy = {
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
} as const;
