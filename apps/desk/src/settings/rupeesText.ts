/** An amount as it is typed: `4999`, or `4999.50` with paise. */
export const rupeesText = (paise: number): string =>
  paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);
