import type { Figure } from './figures.ts';
import { median } from './statistics.ts';
import { toNumber } from './table.ts';

/** The figures of both compared commits, measured one after the other in one round. */
export type Round = readonly [a: readonly Figure[], b: readonly Figure[]];

export interface Ratio {
  readonly family: string;
  readonly name: string;
  readonly unit: string;
  /** Median of the rounds. */
  readonly a: number;
  readonly b: number;
  /**
   * The value of the second commit divided by that of the first (b / a): median, minimum and maximum of all
   * rounds. `undefined` when a is 0 in every round.
   */
  readonly ratio?: { readonly middle: number; readonly least: number; readonly most: number };
}

/**
 * Compares every figure that was measured for both commits in at least one round. Each ratio is computed
 * within one round, so that a disturbance that slows down both commits does not change the ratio.
 */
export function compareRounds(rounds: readonly Round[]): Ratio[] {
  const [first] = rounds;
  return (first?.[0] ?? []).flatMap(({ family, name, unit }) => {
    const pairs = rounds.flatMap(([a, b]) => {
      const of = (side: readonly Figure[]) =>
        side.find((figure) => figure.family === family && figure.name === name)?.value;
      const [left, right] = [of(a), of(b)];
      return left === undefined || right === undefined ? [] : [{ a: left, b: right }];
    });
    if (!pairs.length) return [];
    const ratios = pairs.filter(({ a }) => a !== 0).map(({ a, b }) => b / a);
    const middle = {
      family,
      name,
      unit,
      a: median(pairs.map(({ a }) => a)),
      b: median(pairs.map(({ b }) => b)),
    };
    if (!ratios.length) return [middle];
    return [
      { ...middle, ratio: { middle: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) } },
    ];
  });
}

/** Why figures are missing: one sentence for each reason and each of the two compared commits. */
export function findMissingReasons(rounds: readonly Round[], sides: readonly [string, string]): string[] {
  const reasons = rounds.flatMap((round) =>
    round.flatMap((figures, side) =>
      figures.flatMap(({ family, value, reason }) =>
        value === undefined && reason !== undefined ? [`${sides[side]}, ${family}: ${reason}`] : [],
      ),
    ),
  );
  return [...new Set(reasons)];
}

/**
 * The cells of a table row: the name of the figure, its value for both commits, and the ratio with its lowest
 * and highest value. If these are both above or both below 1, the last cell is "more" or "less".
 */
export function toRatioCells({ family, name, unit, a, b, ratio }: Ratio): string[] {
  const format = (value: number) => `${toNumber(value)} ${unit}`.trim();
  const spread =
    ratio && `${ratio.middle.toFixed(2)} (${ratio.least.toFixed(2)} to ${ratio.most.toFixed(2)})`;
  const verdict = !ratio ? '' : ratio.least > 1 ? 'more' : ratio.most < 1 ? 'less' : '';
  return [`${family}: ${name}`, format(a), format(b), spread ?? '', verdict];
}
