/** What is said where coupons are chosen: it comes with them. */
export const couponChooserWords = {
  code: 'Coupon code',
  codeHint: 'Capital or small letters, as you like.',
  missing: 'Enter a code, or choose a coupon below.',
  apply: 'Apply',
  applying: 'Applying',
  list: 'Coupons for your bag',
  none: 'There is no coupon to choose just now. A code that you were given still counts.',
  failedTitle: 'The coupons did not load',
  failed: 'A code that you know can be used all the same.',
} as const;
