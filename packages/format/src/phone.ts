/** Groups the digits of an Indian mobile number 3-3-rest: `9876543210` is shown as `987 654 3210` (specification, section 5). */
export function formatPhone(phone: string): string {
  const digits = nationalDigits(phone);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join(' ');
}

/** The ten national digits of what was typed or pasted: spaces, dashes, a leading 0 or +91 are dropped. */
export function nationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (digits.length === 12 && digits.startsWith('91')) return digits.slice(2);
  if (digits.length === 11 && digits.startsWith('0')) return digits.slice(1);
  return digits;
}

/** True for a ten-digit Indian mobile number (it starts with 6 to 9). */
export function isMobileNumber(phone: string): boolean {
  return /^[6-9]\d{9}$/.test(nationalDigits(phone));
}
