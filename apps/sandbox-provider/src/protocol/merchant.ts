/** The shop that the sandbox serves. */
export interface Merchant {
  readonly id: string;
  /** User name of calls between servers; the password is empty. */
  readonly apiKey: string;
  /** Signs returns and webhooks. */
  readonly responseKey: string;
}
