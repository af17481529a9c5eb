import type { Paise } from './money.ts';

const small = [
  ...['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven'],
  ...['Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen'],
];
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

const upTo99 = (count: number): string => {
  if (count < 20) return small[count] ?? '';
  const rest = count % 10;
  return `${tens[Math.floor(count / 10)]}${rest ? `-${small[rest]}` : ''}`;
};

/** `123456` becomes `One Lakh Twenty-Three Thousand Four Hundred Fifty-Six`. */
function countInWords(count: number): string {
  const crores = Math.floor(count / 1_00_00_000);
  const parts = [
    crores > 0 ? `${countInWords(crores)} Crore` : '',
    named(Math.floor(count / 1_00_000) % 100, 'Lakh'),
    named(Math.floor(count / 1_000) % 100, 'Thousand'),
    named(Math.floor(count / 100) % 10, 'Hundred'),
    count % 100 > 0 ? upTo99(count % 100) : '',
  ];
  return parts.filter(Boolean).join(' ') || 'Zero';
}

const named = (count: number, name: string) => (count > 0 ? `${upTo99(count)} ${name}` : '');

/**
 * An amount in Indian English: `15000050` becomes `Rupees One Lakh Fifty Thousand and Fifty Paise Only`.
 * Throws a RangeError for a negative amount and for anything but a safe integer.
 */
export function amountInWords(paise: Paise): string {
  if (!Number.isSafeInteger(paise) || paise < 0) throw new RangeError(`Not an amount in paise: ${paise}`);
  const rupees = Math.floor(paise / 100);
  const rest = paise % 100;
  const main = `${rupees === 1 ? 'Rupee' : 'Rupees'} ${countInWords(rupees)}`;
  return `${main}${rest ? ` and ${upTo99(rest)} ${rest === 1 ? 'Paisa' : 'Paise'}` : ''} Only`;
}
