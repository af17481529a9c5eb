/** Credits of the sample customer, in rupees and in points. The wallet and checkout show the same. */
export const balances = { cliqCash: 12_500, points: 1_840 } as const;
