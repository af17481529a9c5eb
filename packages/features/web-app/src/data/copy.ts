/** Sentences that shoppers read about the installed shop. */
export const copy = {
  install: {
    title: 'Add LUXE to your home screen',
    /** `size` for display, such as `1.2 MB`; empty when it is not known. */
    text: (size: string) =>
      `Opens faster, and can notify you when a parcel is near.${size && ` Uses ${size} on this device.`}`,
    add: 'Add',
    notNow: 'Not now',
    /** Safari on iPhones and iPads has no button for it. */
    apple: 'Press Share below the page, then “Add to Home Screen”.',
  },
  push: {
    label: 'Order updates on this device',
    note: 'When a parcel is shipped, near or delivered, and when a refund is made.',
    unsupported: 'This browser cannot show order updates. On an iPhone, add LUXE to the home screen first.',
    denied: 'You have blocked messages from LUXE. Allow them in the settings of the browser.',
    failed: 'Order updates could not be changed. Please try again.',
  },
  update: {
    title: 'A new version is ready.',
    text: 'Your bag and this page stay as they are.',
    later: 'It opens with the next page, so that nothing you have typed is lost.',
    update: 'Update',
  },
  connection: {
    offline: 'You are offline.',
    offlineText: 'You can read this page. Changes need a connection.',
    back: 'You are online again.',
    reload: 'Reload',
    close: 'Close',
  },
  waiting: {
    offline: 'You are offline',
    addLater: 'Add when online',
    stored: (name: string) => `${name} will be added when you are online.`,
    added: (name: string) => `${name} is in your bag.`,
    soldOut: (name: string) => `${name} is sold out now. It was not added.`,
    unknown: (name: string) => `We could not confirm that ${name} was added. Please look into your bag.`,
    changed: (name: string, before: string, now: string) => `${name} costs ${now} now, not ${before}.`,
    unchecked: (name: string, now: string) =>
      now === '' ? `We could not check the price of ${name}.` : `${name} costs ${now}.`,
    add: 'Add to bag',
    notNow: 'Not now',
    item: 'The item',
    bag: 'Bag',
  },
};
