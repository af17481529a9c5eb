import type { Figure } from './figures.ts';
import { median } from './statistics.ts';
import { toNumber } from './table.ts';

/** The figures of one round. Both sides are measured in sequence. */
export type Round = readonly [a: readonly Figure[], b: readonly Figure[]];

export interface Ratio {
  readonly family: string;
  readonly name: string;
  readonly unit: string;
  /** Median of the rounds. */
  readonly a: number;
  readonly b: number;
  /** b / a of each round: median, minimum and maximum. `undefined` when every a is 0. */
  readonly ratio?: { readonly middle: number; readonly least: number; readonly most: number };
}

/**
 * Compares every figure that both sides measured in at least one round. Each ratio is taken within one round,
 * so that a disturbance of both sides cancels out.
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

/** The reasons for missing figures, one sentence per reason and side. */
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
 * The cells of a table row: figure, both sides, ratio with spread, and a verdict when the spread excludes 1.
 */
export function toRatioCells({ family, name, unit, a, b, ratio }: Ratio): string[] {
  const format = (value: number) => `${toNumber(value)} ${unit}`.trim();
  const spread =
    ratio && `${ratio.middle.toFixed(2)} (${ratio.least.toFixed(2)} to ${ratio.most.toFixed(2)})`;
  const verdict = !ratio ? '' : ratio.least > 1 ? 'more' : ratio.most < 1 ? 'less' : '';
  return [`${family}: ${name}`, format(a), format(b), spread ?? '', verdict];
}
