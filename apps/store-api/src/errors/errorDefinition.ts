/**
 * An expected failure of a call. Programs read the code (specification, section 8); the shopper reads the
 * message. A message with values is a function of them.
 */
export interface ErrorDefinition {
  readonly status: number;
  readonly code: string;
  readonly message: string | ((...values: never[]) => string);
}
