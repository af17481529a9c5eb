/** Sentences of the delivery days and of the line that opens the gift options. */
export const copy = {
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
  byMode: (mode: string, day: string) => `${mode}, by ${day}`,
  by: (day: string) => `By ${day}`,
  howSent: (name: string) => `How ${name} is sent`,
  deliveryUnchanged: 'Delivery was not changed',
  notTo: (pincode: string) => `Cannot be delivered to ${pincode}.`,
  soldOut: 'Sold out.',
  tooMany: (left: number) => `Only ${left} left.`,
  daysNeedAddress: 'Add an address to see when each item arrives.',

  giftTitle: 'Make it a gift',
  noGift: 'Complimentary wrap and a message',
  addGift: 'Add',
  changeGift: 'Change',
  giftAction: (action: string) => `${action} gift options`,
} as const;
