/** Sentences of the banner and of the form about cookies. A change needs another `noticeVersion`. */
export const consentCopy = {
  bannerTitle: 'Cookies on LUXE',
  banner:
    'We use necessary cookies for the bag, login and payment. With your consent we also measure visits and remember what you looked at. You can change this at any time in the footer.',
  privacy: 'Privacy policy',
  announced: 'Cookies on LUXE: choose in the region “Cookies on LUXE”. The page works without an answer.',
  onlyNecessary: 'Only necessary',
  acceptAll: 'Accept all',
  choose: 'Choose',
  title: 'Cookie choices',
  intro: 'Saved for six months on this device. We ask again only if this list changes.',
  alwaysOn: 'Always on',
  signal:
    'Your browser asks us not to track you (Global Privacy Control). Measurement and advertising are off, unless you allow them here.',
  save: 'Save choices',
  saving: 'Saving',
  saved: 'Your choice is saved.',
  pending: 'Your choice applies on this device. We could not record it yet, and will try again later.',
  none: 'No cookies of ours',
  count: (count: number) => (count === 1 ? '1 cookie, ours' : `${count} cookies, ours`),
  longest: (text: string) => `Up to ${text}`,
  all: (count: number) => `All ${count} cookies, with names`,
  formLabel: 'Which cookies may we use?',
} as const;
