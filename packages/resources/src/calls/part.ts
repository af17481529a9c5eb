import type { CallName, CallResponse } from '@luxe/contract/calls';

/**
 * The fields of a call's response that a page shows, cached under their own key. So the page embeds only
 * these fields, and no reader mistakes them for the complete response.
 */
export interface Part<Name extends CallName, Data> {
  /** Suffix of the cache key, unique among the parts of the call. */
  readonly as: string;
  /** Selects the part. Must be pure. */
  readonly of: (response: CallResponse<Name>) => Data;
}
