/** A known fault that cannot hurt us here, or that nothing can be done about yet. */
export interface AcceptedAdvisory {
  /** `GHSA-…` */
  readonly id: string;
  readonly package: string;
  /** Why it does no harm, in a sentence. */
  readonly reason: string;
  /** The last day it is accepted, like 2026-12-31: then somebody looks again. */
  readonly until: string;
}

export const acceptedAdvisories: readonly AcceptedAdvisory[] = [];
