/**
 * Stories whose data disagree on purpose, by id, with the reason as a sentence. A test finds an entry that is
 * not needed.
 */
export const deliberateFaults: Readonly<Record<string, string>> = {
  'patterns-deliverypromise--no-day':
    'The store knows no day for a pincode that it serves, for example while a carrier is down.',
};
