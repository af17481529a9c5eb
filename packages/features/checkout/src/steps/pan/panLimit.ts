import { rupeesToPaise, type Paise } from '@luxe/format';

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
