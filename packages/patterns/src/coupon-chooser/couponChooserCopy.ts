/**
 * Texts of the coupon chooser. They are in their own module, so that a page loads them only with the coupon
 * chooser.
 */
export const couponChooserCopy = {
  code: 'Coupon code',
  codeHint: 'Capital or small letters both work.',
  missing: 'Enter a code, or choose a coupon below.',
  apply: 'Apply',
  applying: 'Applying',
  list: 'Coupons for your bag',
  none: 'No coupons right now. If you have a code, enter it above.',
  failedTitle: 'The coupons did not load',
  failed: 'You can still enter a code.',
} as const;
