import { asciiDigits } from './digits.ts';

/** Whether a text has the form of an IFSC, in capitals. */
export const isIfsc = (text: string): boolean => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(text);

/** The digits of an account number, however it was typed. */
export const digitsOf = (text: string): string => asciiDigits(text).replace(/[\s-]/g, '');

/** Whether digits can be an account number. */
export const isAccountNumber = (digits: string): boolean => /^\d{9,18}$/.test(digits);
