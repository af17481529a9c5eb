export const copy = {
  title: 'Change the delivery',
  intro: 'Until an order leaves its seller, it can go to another address or arrive later.',
  loading: 'Loading the order',
  failedTitle: 'The order could not be shown',
  failed: 'Nothing has changed. Try again in a moment.',
  retry: 'Try again',
  back: 'Back to the order',

  address: 'Deliver to',
  asOrdered: (place: string) => `As now: ${place}`,
  addressFixed: 'A part of this order has left its seller, so the address stays as it is.',
  addressesFailed: 'Your addresses could not be loaded.',
  addAddress: 'Add or edit an address',
  loadingDays: 'Checking the days there',
  daysFailed: 'The days there could not be loaded.',
  samePrice: 'The price of the order stays the same.',

  day: 'Day of delivery',
  dayOf: (number: number) => `Day of delivery of parcel ${number}`,
  parcel: (number: number, seller: string) => `Parcel ${number}, sold by ${seller}`,
  soonest: (day: string) => `${day}, the soonest`,

  nothingChosen: 'Choose another address or another day first.',
  save: 'Save the change',
  saving: 'Saving',

  doneTitle: 'The delivery has changed',
  done: (place: string) => `The order goes to ${place}.`,
  arrives: (day: string) => `It arrives on ${day}.`,
  parcelArrives: (number: number, day: string) => `Parcel ${number} arrives on ${day}.`,
  doneMail: 'We also send you this as a message.',
  seeOrder: 'See the order',

  nothingTitle: 'Nothing to change',
  nothing: 'This order has left its seller, has arrived or is cancelled.',
} as const;
