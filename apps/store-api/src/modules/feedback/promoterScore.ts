/**
 * The net promoter score: the share of promoters minus the share of detractors, in percent, from -100 to 100.
 */
export const promoterScore = ({
  answers,
  promoters,
  detractors,
}: {
  readonly answers: number;
  readonly promoters: number;
  readonly detractors: number;
}): number => (answers === 0 ? 0 : Math.round(((promoters - detractors) / answers) * 100) + 0);
