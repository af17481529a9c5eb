export const copy = {
  title: 'What would you like instead?',
  legend: (name: string) => `Instead of ${name}`,
  same: 'The same again',
  sameVariant: (variant: string) => `${variant}, the same again`,
  inStock: 'In stock',
  left: (count: number) => `Only ${count} left`,
  tooFew: (count: number) => `Only ${count} left, which is not enough`,
  seller: (name: string) => `Sold by ${name}`,
  difference: (amount: string) => `${amount} comes back`,
  samePrice: 'Nothing to pay',
  missing: 'Choose a size or colour.',
} as const;
