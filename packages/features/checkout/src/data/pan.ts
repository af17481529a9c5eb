import { cleanPan } from '@luxe/format';

/** What is typed or pasted, as a PAN is written: capitals and digits alone, ten at most. */
export function toPan(typed: string): string {
  return cleanPan(typed).slice(0, 10);
}

export const isPan = (text: string): boolean => /^[A-Z]{5}\d{4}[A-Z]$/.test(text);
