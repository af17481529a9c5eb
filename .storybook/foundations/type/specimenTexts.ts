/** Sample texts by the last part of a token's name. Each text appears in the shop at that size. */
export const specimenTextBySize: Readonly<Record<string, string>> = {
  micro: 'Sold by Halden & Roe, Somerset. Limited to 99 characters',
  xs: 'Your bag is saved for thirty days on this device',
  sm: 'Warden top-handle bag in box calf, with a strap cut from the same hide',
  ui: 'Add to bag, ₹2,45,000',
  md: 'Cut from a single hide and closed by a turned brass lock.',
  lg: 'Delhi’s winter is short, and the shawls know it.',
  xl: 'A letter from the workshops, twice a month',
  code: '482 915',
  'title-s': 'Sizes and fit',
  'title-m': 'Returned by Friday, refunded by Monday',
  'title-l': 'The winter shawls',
  'display-m': 'Your bag, ₹3,70,900',
  'display-l': 'Light on brass',
  'display-xl': 'Evening',
  'wordmark-s': 'LUXE',
  'wordmark-m': 'LUXE',
  'wordmark-l': 'LUXE',
};

export const specimenTextByFamily: Readonly<Record<string, string>> = {
  display: 'Warden, in box calf, ₹2,45,000',
  italic: 'Chosen by an editor who has worn it',
  text: 'Structured, soft, or small enough for the evening: ₹1,32,000',
};

export const paragraph =
  'The lock is turned from a brass bar, not cast, so it closes with a weight you can hear. The hide is tanned for nine weeks in Somerset and cut once. Expect the handle to darken where you hold it.';
