import type { CallName, CallResponse } from '@luxe/contract/calls';

/**
 * The fields of a call's response that a page shows. They are cached under their own cache key, apart from
 * the complete response. Therefore the HTML of the page contains only these fields, and code that needs the
 * complete response does not find an incomplete one.
 */
export interface Part<Name extends CallName, Data> {
  /** Suffix of the cache key, unique among the parts of the call. */
  readonly as: string;
  /** Selects the part. Must be pure. */
  readonly of: (response: CallResponse<Name>) => Data;
}
