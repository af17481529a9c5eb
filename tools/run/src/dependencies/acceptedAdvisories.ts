/** A known vulnerability that cannot affect us, or that cannot be fixed yet. */
export interface AcceptedAdvisory {
  /** `GHSA-…` */
  readonly id: string;
  readonly package: string;
  /** Why the vulnerability does no harm, in one sentence. */
  readonly reason: string;
  /** The last day of the acceptance, such as 2026-12-31. After it, the advisory must be reviewed. */
  readonly until: string;
}

export const acceptedAdvisories: readonly AcceptedAdvisory[] = [];
