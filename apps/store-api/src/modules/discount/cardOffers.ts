import { matchesBin } from '@luxe/format';
import { copy } from './copy.ts';
import type { StoredDiscount } from './repository.ts';

/**
 * Returns the reason why an offer does not accept a card; empty if it does. An offer accepts cards by their
 * first digits.
 */
export const binObstacle = ({ title, bins }: StoredDiscount, bin: string): string =>
  !bins || bins.some((one) => matchesBin(bin, one)) ? '' : copy.otherCard(title);

/** Returns the reason for the shopper why an offer needs a card and accepts no other payment method. */
export const cardOnlyReason = ({ title, bank }: StoredDiscount): string => copy.cardsOnly(title, bank);
