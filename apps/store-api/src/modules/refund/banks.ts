import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Branch codes by bank: numbers without leading zeros, and texts for codes with letters. */
type Branches = Readonly<Record<string, readonly (number | string)[]>>;

/**
 * Name of the bank of an IFSC, from the list that Razorpay publishes from the Reserve Bank's data; undefined
 * when no branch has the code. Only the data of the package is used, loaded with the first call (1.3 MB).
 */
export function bankOf(code: string): string | undefined {
  const branches = require('ifsc/src/IFSC.json') as Branches;
  const names = require('ifsc/src/banknames.json') as Readonly<Record<string, string>>;
  const bank = code.slice(0, 4);
  const branch = code.slice(5);
  const known = Object.hasOwn(branches, bank) ? branches[bank] : undefined;
  const isKnown = known?.includes(/^\d+$/.test(branch) ? Number(branch) : branch);
  return isKnown ? (names[bank] ?? bank) : undefined;
}
