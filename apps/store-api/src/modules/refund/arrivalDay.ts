import { indianDayAfter } from '@luxe/format';

/** Working days in which a bank credits a refund, by payment mode. Credits are back at once. */
const workingDays: Readonly<Record<string, number>> = {
  UPI: 3,
  Netbanking: 5,
  'Credit Card': 7,
  EMI: 7,
  TPM: 3,
  PayPal: 5,
};

/** Day by which a refund through a provider arrives, YYYY-MM-DD. Saturdays and Sundays do not count. */
export function arrivalDay(paymentMode: string, from: Date): string {
  let left = workingDays[paymentMode] ?? 7;
  let days = 0;
  while (left > 0) {
    days += 1;
    const weekday = new Date(indianDayAfter(from, days)).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return indianDayAfter(from, days);
}
