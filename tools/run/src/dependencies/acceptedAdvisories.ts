/** A known vulnerability that cannot affect us, or that cannot be fixed yet. */
export interface AcceptedAdvisory {
  /** `GHSA-…` */
  readonly id: string;
  readonly package: string;
  /** Why the vulnerability does no harm, in one sentence. */
  readonly reason: string;
  /** Last day on which the advisory is accepted, such as 2026-12-31. Then it must be reviewed again. */
  readonly until: string;
}

export const acceptedAdvisories: readonly AcceptedAdvisory[] = [];
