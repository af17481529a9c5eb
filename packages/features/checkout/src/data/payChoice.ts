import type { PaymentMode } from '@luxe/contract/calls';
import type { Shelf } from './attempt.ts';

export type EmiType = 'all' | 'NO_COST' | 'STANDARD';

/** What the shopper has chosen of paying, as a reload of the tab keeps it. Nothing of a card is in it [CHK-18]. */
export type PayChoice = {
  mode: PaymentMode | undefined;
  /** Of netbanking. */
  bank: string;
  /** `app`, or the id she pays with: a saved one, or as it is being typed. */
  upiWay: 'app' | 'saved' | 'typed' | undefined;
  upiId: string;
  emiBank: string;
  emiType: EmiType;
  emiMonths: number | undefined;
};

export const noChoice: PayChoice = {
  mode: undefined,
  bank: '',
  upiWay: undefined,
  upiId: '',
  emiBank: '',
  emiType: 'all',
  emiMonths: undefined,
};

const name = 'payChoice';

export function readChoice(shelf: Shelf): PayChoice {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(name) ?? 'null');
    return typeof kept === 'object' && kept !== null ? { ...noChoice, ...kept } : noChoice;
  } catch {
    return noChoice;
  }
}

export function keepChoice(shelf: Shelf, choice: PayChoice): void {
  shelf.setItem(name, JSON.stringify(choice));
}
