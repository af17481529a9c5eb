import type { CallName, CallResponse } from '@luxe/contract/calls';

/**
 * What of a call's answer its readers show. It is kept under a key of its own, so that a page carries that and no more, and nobody
 * takes it for the whole answer.
 */
export interface Part<Name extends CallName, Shown> {
  /** Tells its key from that of the whole answer, and of other parts. */
  readonly as: string;
  /** Pure. */
  readonly of: (answer: CallResponse<Name>) => Shown;
}
