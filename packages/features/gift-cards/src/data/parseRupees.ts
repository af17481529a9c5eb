/** Rupees of an amount as typed, such as `₹25,000` or `25 000.00`; undefined for anything else. */
export function parseRupees(typed: string): number | undefined {
  const digits = typed.replace(/[₹,\s]/g, '').replace(/\.0{1,2}$/, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}
