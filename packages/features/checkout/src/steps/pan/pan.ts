import { cleanPan, rupeesToPaise, type Paise } from '@luxe/format';

/** Normalises typed or pasted text: capitals and digits only, at most ten. */
export function toPan(typed: string): string {
  return cleanPan(typed).slice(0, 10);
}

export const isPan = (text: string): boolean => /^[A-Z]{5}\d{4}[A-Z]$/.test(text);

/**
 * Reads the setting `panValidationConfig`: the amount in paise above which an order requires a PAN. Undefined
 * when the setting is unreadable [CHK-11].
 */
export function parsePanLimit(value: string | undefined): Paise | undefined {
  try {
    const { limitRupees } = JSON.parse(value ?? '{}') as { limitRupees?: unknown };
    return typeof limitRupees === 'number' && limitRupees > 0 ? rupeesToPaise(limitRupees) : undefined;
  } catch {
    return undefined;
  }
}
