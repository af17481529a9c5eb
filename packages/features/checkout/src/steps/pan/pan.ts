import { cleanPan } from '@luxe/format';

/** Normalises typed or pasted text: capitals and digits only, at most ten. */
export function toPan(typed: string): string {
  return cleanPan(typed).slice(0, 10);
}

export const isPan = (text: string): boolean => /^[A-Z]{5}\d{4}[A-Z]$/.test(text);
