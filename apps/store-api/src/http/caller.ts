/** Who a token speaks for. */
export interface CustomerCaller {
  readonly kind: 'customer';
  readonly customerId: number;
  readonly userName: string;
  readonly customerHash: string;
  /** Empty where she is known by an e-mail address alone. */
  readonly phone: string;
  readonly email: string | null;
  /** All tokens of one login. */
  readonly family: string;
}
export interface GuestCaller {
  readonly kind: 'global';
}
/** The bearer of a single-sign-on token. */
export interface IdentityCaller {
  readonly kind: 'identity';
  readonly customerHash: string;
  readonly accessToken: string;
}

/** Reads tokens; rejects with a 401 Refusal for one that is unknown or has ended. */
export interface TokenReader {
  store(token: string): Promise<CustomerCaller | GuestCaller>;
  identity(token: string): Promise<IdentityCaller>;
}
