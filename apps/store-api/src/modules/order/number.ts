import { indianDay } from '@luxe/format';

const idRange = 1_000_000n;
/**
 * Step between the six digits of consecutive orders. It shares no factor with a million, so that a million
 * consecutive orders get different digits, which do not reveal how many orders there are.
 */
const stride = 618_033n;
const offset = 204_877n;

/** Order id of a running number: `LX-2611-2048-77`. */
export const orderIdOf = (running: number, at: Date): string => numberOf('LX', running, at);

/**
 * Number of a running number for people: a prefix, year and month in India, then six digits. Above a million,
 * the number of completed millions is appended.
 */
export function numberOf(prefix: 'LX' | 'RT' | 'GC' | 'CG' | 'CB' | 'DR', running: number, at: Date): string {
  const [year = '', month = ''] = indianDay(at).split('-');
  const digits = String((BigInt(running) * stride + offset) % idRange).padStart(6, '0');
  const round = running > Number(idRange) ? `-${Math.floor(running / Number(idRange))}` : '';
  return `${prefix}-${year.slice(2)}${month}-${digits.slice(0, 4)}-${digits.slice(4)}${round}`;
}

/** Order id as a shopper reads it: `LX 2611 2048 77`. */
export const orderRefNoOf = (orderId: string) => orderId.replaceAll('-', ' ');

export const lineNumberOf = (orderId: string, position: number) =>
  `${orderId.replace(/\D/g, '')}${String(position + 1).padStart(2, '0')}`;
