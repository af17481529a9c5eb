import { rupeesToPaise, type Paise } from '@luxe/format';

/** The amount that `panValidationConfig` sets, for the sentence that says why; undefined where it cannot be read [CHK-11]. */
export function panLimitOf(value: string | undefined): Paise | undefined {
  try {
    const { limitRupees } = JSON.parse(value ?? '{}') as { limitRupees?: unknown };
    return typeof limitRupees === 'number' && limitRupees > 0 ? rupeesToPaise(limitRupees) : undefined;
  } catch {
    return undefined;
  }
}
