/**
 * An error code: its HTTP status and its sentences. Programs read the code (specification, section 8); the
 * shopper reads the sentence. A code has one sentence for each context in which it occurs, under the name of
 * the error in that context. A sentence that contains values, such as a pincode, is a function with these
 * values as parameters. A code without sentences is passed through from another service with its sentence.
 */
export interface ErrorDefinition {
  readonly status: number;
  readonly messages: Readonly<Record<string, string | ((...values: never[]) => string)>>;
}
