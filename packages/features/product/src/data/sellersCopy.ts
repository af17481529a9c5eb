/** Copy of the page of sellers. */
export const sellersCopy = {
  sellers: (count: number) => (count === 1 ? 'Sold by one seller' : `Sold by ${count} sellers`),
  sellersIn: (color: string) => `In ${color}`,
  sellersList: 'Sellers',
  sellersFailed: 'The sellers could not be shown',
  addFrom: (seller: string) => `Add to bag from ${seller}`,
  deliveredBy: (mode: string, day: string) => `${mode} by ${day}`,
  served: (pincode: string) => `We deliver to ${pincode}. See the date at checkout.`,
} as const;
