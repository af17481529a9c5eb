import { getSessionStorage } from '@luxe/resources';
import type { BuyModel, BuyValues } from './types.ts';

const name = 'giftCardDraft';

/** The values before the shopper types: the first design, and the preset in the middle. */
export function initialValues({ designs, presets }: BuyModel): BuyValues {
  const preset = presets[Math.floor(presets.length / 2)];
  return {
    design: designs[0]?.id ?? '',
    preset: preset === undefined ? 'other' : String(preset / 100),
    ...{ otherAmount: '', recipientName: '', recipientEmail: '', senderName: '', senderEmail: '' },
    ...{ message: '', when: 'now', date: null },
  };
}

/** What the shopper typed in this tab; empty for nothing. Values that are no longer offered are left out. */
export function readDraft({ designs, presets }: BuyModel): Partial<BuyValues> {
  const { design, preset, ...texts } = readStored();
  return {
    ...texts,
    ...(designs.some(({ id }) => id === design) && { design }),
    ...((preset === 'other' || presets.some((one) => String(one / 100) === preset)) && { preset }),
  } as Partial<BuyValues>;
}

export const saveDraft = (values: BuyValues): void =>
  getSessionStorage().setItem(name, JSON.stringify(values));

/** Call when the card is paid for. */
export const forgetDraft = (): void => getSessionStorage().removeItem(name);

function readStored(): Partial<BuyValues> {
  try {
    const stored: unknown = JSON.parse(getSessionStorage().getItem(name) ?? 'null');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}
