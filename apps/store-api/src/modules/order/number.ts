import { indianDay } from '@luxe/format';

const many = 1_000_000n;
/** Shares no factor with a million, so that a million numbers in a row are all different and none tells how many orders there are. */
const stride = 618_033n;
const offset = 204_877n;

/**
 * The order's id of a running number: `LX-2611-2048-77`, year and month in India, then six digits. Beyond a million orders the month
 * has usually turned; where it has not, the running number itself is added.
 */
export function orderIdOf(running: number, at: Date): string {
  const [year = '', month = ''] = indianDay(at).split('-');
  const digits = String((BigInt(running) * stride + offset) % many).padStart(6, '0');
  const round = running > Number(many) ? `-${Math.floor(running / Number(many))}` : '';
  return `LX-${year.slice(2)}${month}-${digits.slice(0, 4)}-${digits.slice(4)}${round}`;
}

/** As a shopper reads it: `LX 2611 2048 77`. */
export const orderRefNoOf = (orderId: string) => orderId.replaceAll('-', ' ');

export const lineNumberOf = (orderId: string, position: number) =>
  `${orderId.replace(/\D/g, '')}${String(position + 1).padStart(2, '0')}`;
