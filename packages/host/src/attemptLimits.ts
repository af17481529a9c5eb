import { callerName } from './callerName.ts';
import { createLimiter, takeAll, type LimiterOptions } from './limiter.ts';

/** Attempts in one window. */
interface AttemptCounts {
  /** For one contact from one network: the limit that a shopper meets first. */
  readonly pair: number;
  /** For one contact from all networks: a ceiling. */
  readonly contact: number;
  /** From one network, which thousands of shoppers may share, for all contacts: a ceiling. */
  readonly network: number;
}

export interface AttemptLimitOptions extends Pick<
  LimiterOptions,
  'name' | 'windowMs' | 'shared' | 'elapsed'
> {
  readonly unsolved: AttemptCounts;
  /**
   * With a solved captcha, counted apart, so that attempts without one never stop it. No ceiling by network. Above
   * `contact` each network still has `pairAbove`: strangers elsewhere cannot use up what the owner has.
   * Not counted at all without it.
   */
  readonly solved?: Omit<AttemptCounts, 'network'> & { readonly pairAbove: number };
}

export interface Attempt {
  /** A phone, an e-mail address or a user name, in one spelling. */
  readonly contact: string;
  readonly address: string;
  readonly isSolved: boolean;
}

export interface AttemptLimits {
  /** Counts one more; resolves to the seconds to wait when that is too many. Never rejects. */
  take(attempt: Attempt): Promise<number | undefined>;
}

/**
 * Limits of attempts to log in. By contact and network together first, so that strangers elsewhere do not stop the owner;
 * a solved captcha leads past what others did, with one or without.
 */
export function createAttemptLimits({
  name,
  unsolved,
  solved,
  ...common
}: AttemptLimitOptions): AttemptLimits {
  const limiter = (by: string, limit: number) =>
    createLimiter({ ...common, name: `${name} by ${by}`, limit });
  const without = {
    pair: limiter('contact and network', unsolved.pair),
    network: limiter('network', unsolved.network),
    contact: limiter('contact', unsolved.contact),
  };
  const withCaptcha = solved && {
    pair: limiter('contact and network with captcha', solved.pair),
    pairAbove: limiter('contact and network with captcha, above', solved.pairAbove),
    contact: limiter('contact with captcha', solved.contact),
  };

  async function takeSolved(contact: string, pair: string): Promise<number | undefined> {
    if (!withCaptcha) return undefined;
    const wait = await withCaptcha.pair.take(pair);
    if (wait !== undefined) return wait;
    const waitAbove = await withCaptcha.pairAbove.take(pair);
    const isAbove = (await withCaptcha.contact.take(contact)) !== undefined;
    return isAbove ? waitAbove : undefined;
  }

  return {
    async take({ contact, address, isSolved }) {
      const network = callerName(address);
      const pair = `${contact} ${network}`;
      if (isSolved) return takeSolved(contact, pair);
      return takeAll([
        [without.pair, pair],
        [without.network, network],
        [without.contact, contact],
      ]);
    },
  };
}
