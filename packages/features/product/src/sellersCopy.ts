/** What is said of a piece's sellers: it comes with their page. */
export const sellersCopy = {
  sellers: (count: number) => (count === 1 ? 'Sold by one seller' : `Sold by ${count} sellers`),
  sellersIn: (color: string) => `In ${color}`,
  sellersList: 'Sellers',
  sellersFailed: 'The sellers could not be shown',
  addFrom: (seller: string) => `Add to bag from ${seller}`,
  deliveredBy: (mode: string, day: string) => `${mode} by ${day}`,
  served: (pincode: string) => `We deliver to ${pincode}. The day is told at checkout.`,
} as const;
