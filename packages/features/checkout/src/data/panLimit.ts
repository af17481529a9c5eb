import { rupeesToPaise, type Paise } from '@luxe/format';

/** Amount above which `panValidationConfig` requires a PAN, in paise; undefined when unreadable [CHK-11]. */
export function parsePanLimit(value: string | undefined): Paise | undefined {
  try {
    const { limitRupees } = JSON.parse(value ?? '{}') as { limitRupees?: unknown };
    return typeof limitRupees === 'number' && limitRupees > 0 ? rupeesToPaise(limitRupees) : undefined;
  } catch {
    return undefined;
  }
}
