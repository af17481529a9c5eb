import type { CallName, CallResponse } from '@luxe/contract/calls';

/**
 * The part of a call's response that its readers show. It has its own cache key, so that a page carries only
 * this part, and no reader takes it for the complete response.
 */
export interface Part<Name extends CallName, Data> {
  /** Suffix of the cache key, unique among the parts of the call. */
  readonly as: string;
  /** Selects the part. Must be pure. */
  readonly of: (response: CallResponse<Name>) => Data;
}
