import type { Paise } from '@luxe/format';
import { cleanPan, rupeesToPaise } from '@luxe/format';

/** What is typed or pasted, as a PAN is written: capitals and digits alone, ten at most. */
export function toPan(typed: string): string {
  return cleanPan(typed).slice(0, 10);
}

export const isPan = (text: string): boolean => /^[A-Z]{5}\d{4}[A-Z]$/.test(text);

/** The amount that `panValidationConfig` sets, for the sentence that says why; undefined where it cannot be read [CHK-11]. */
export function panLimitOf(value: string | undefined): Paise | undefined {
  try {
    const { limitRupees } = JSON.parse(value ?? '{}') as { limitRupees?: unknown };
    return typeof limitRupees === 'number' && limitRupees > 0 ? rupeesToPaise(limitRupees) : undefined;
  } catch {
    return undefined;
  }
}
