import { formatDate } from '@luxe/format';
import { codeText } from '../labels/words.ts';

export const kindLabels = { order: 'Order', return: 'Return' } as const;

/** `November 2026` for `2026-11`. */
export const monthText = (month: string): string => formatDate(`${month}-01`).replace(/^\d+ /, '');

/** A reason as text: `Refund time` for `refundTime`. */
export const reasonText = (code: string): string =>
  codeText(code.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
