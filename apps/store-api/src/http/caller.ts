/** The customer of a store token. */
export interface CustomerCaller {
  readonly kind: 'customer';
  readonly customerId: number;
  readonly userName: string;
  readonly customerHash: string;
  /** Phone number; empty for a customer who has only an e-mail address. */
  readonly phone: string;
  readonly email: string | null;
  /** Id shared by all tokens of one login. */
  readonly family: string;
}
export interface GuestCaller {
  readonly kind: 'global';
  /** Hash of the guest token. */
  readonly tokenHash: string;
}
/** The customer of a single-sign-on token. */
export interface IdentityCaller {
  readonly kind: 'identity';
  readonly customerHash: string;
  readonly accessToken: string;
}

/** Reads tokens. Rejects with a 401 DomainError for an unknown or expired token. */
export interface TokenReader {
  store(token: string): Promise<CustomerCaller | GuestCaller>;
  identity(token: string): Promise<IdentityCaller>;
}
