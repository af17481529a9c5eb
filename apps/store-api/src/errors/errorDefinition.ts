/**
 * An expected failure of a call. Programs read the code (specification, section 8); the shopper reads the
 * message. A message that contains values, such as a pincode, is a function with these values as parameters.
 */
export interface ErrorDefinition {
  readonly status: number;
  readonly code: string;
  readonly message: string | ((...values: never[]) => string);
}
