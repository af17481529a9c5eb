import type { PaymentMode } from '@luxe/contract/calls';
import { writeStored, type SessionStorage } from '@luxe/resources';

export type EmiType = 'all' | 'NO_COST' | 'STANDARD';

/** Payment choices that survive a reload of the tab. Contains no card data [CHK-18]. */
export type PayChoice = {
  mode: PaymentMode | undefined;
  /** Code of the netbanking bank; empty for none. */
  bank: string;
  /**
   * `app`: any UPI app pays. `saved`: a saved id pays. `typed`: the id that the shopper types in `upiId`
   * pays.
   */
  upiMethod: 'app' | 'saved' | 'typed' | undefined;
  upiId: string;
  emiBank: string;
  emiType: EmiType;
  emiMonths: number | undefined;
};

export const noChoice: PayChoice = {
  mode: undefined,
  bank: '',
  upiMethod: undefined,
  upiId: '',
  emiBank: '',
  emiType: 'all',
  emiMonths: undefined,
};

const name = 'payChoice';

export function readChoice(storage: SessionStorage): PayChoice {
  try {
    const stored: unknown = JSON.parse(storage.getItem(name) ?? 'null');
    return typeof stored === 'object' && stored !== null ? { ...noChoice, ...stored } : noChoice;
  } catch {
    return noChoice;
  }
}

export function saveChoice(storage: SessionStorage, choice: PayChoice): void {
  storage.setItem(name, JSON.stringify(choice));
}

/**
 * Stores the mode of a submitted payment in local storage, under the key of the specification [CHK-04]. Does
 * nothing if the browser blocks storage.
 */
export const savePaymentMode = (mode: PaymentMode): void => writeStored('paymentMode', mode);
