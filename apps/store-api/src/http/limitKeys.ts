import { callerName } from '@luxe/host';
import type { CustomerCaller, GuestCaller } from './caller.ts';

/** What limits count a caller by. */
export interface LimitKeys {
  /** The customer, or the guest. */
  readonly visitor: string;
  /** The network of the caller, which many shoppers may share. */
  readonly network: string;
}

interface CallerParts {
  readonly caller: CustomerCaller | GuestCaller;
  /** The shopper's IP address. */
  readonly address: string;
}

/**
 * Keys of a caller for limits. A guest is a token within a network, because the storefront gives guests who
 * arrive within seconds the same token [TOK-02]. A guest can get another token, so a limit by visitor needs a
 * higher one by network.
 */
export function limitKeysOf({ caller, address }: CallerParts): LimitKeys {
  const network = callerName(address);
  const visitor =
    caller.kind === 'customer' ? `customer ${caller.customerId}` : `guest ${caller.tokenHash} ${network}`;
  return { visitor, network };
}
