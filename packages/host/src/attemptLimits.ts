import { callerName } from './callerName.ts';
import { createLimiter, takeAll, type LimiterOptions } from './limiter.ts';

/** Numbers of attempts in one window. */
interface AttemptCounts {
  /** Attempts for one contact from one network. A shopper who tries too often reaches this limit first. */
  readonly pair: number;
  /** For one contact from all networks. */
  readonly contact: number;
  /** Attempts from one network for all contacts together. Thousands of shoppers may share one network. */
  readonly network: number;
}

export interface AttemptLimitOptions extends Pick<
  LimiterOptions,
  'name' | 'windowMs' | 'shared' | 'elapsed'
> {
  readonly unsolved: AttemptCounts;
  /**
   * Limits for attempts with a solved captcha. These attempts are counted separately, so that attempts
   * without a captcha never block them. A network alone has no limit. When all networks together have made
   * more than `contact` attempts for a contact, each network still gets `pairAbove` attempts for it. So
   * attackers in other networks cannot use up the attempts of the contact's owner. Without this option,
   * attempts with a captcha are neither counted nor limited.
   */
  readonly solved?: Omit<AttemptCounts, 'network'> & { readonly pairAbove: number };
}

export interface Attempt {
  /** A phone, an e-mail address or a user name, normalised. */
  readonly contact: string;
  readonly address: string;
  readonly isSolved: boolean;
}

export interface AttemptLimits {
  /**
   * Counts an attempt. Resolves to undefined if the attempt is allowed, otherwise to the seconds to wait.
   * Never rejects.
   */
  take(attempt: Attempt): Promise<number | undefined>;
}

/**
 * Creates the limits for login attempts. The first limit applies to a contact and a network together, so that
 * attackers in other networks do not block the owner of a contact. When attempts without a captcha have
 * reached their limit, attempts with a solved captcha are still allowed.
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
