import type { Figure } from './figures.ts';
import { median } from './statistics.ts';
import { toNumber } from './table.ts';

/** The figures of one round: both sides, one after the other. */
export type Round = readonly [a: readonly Figure[], b: readonly Figure[]];

export interface Ratio {
  readonly family: string;
  readonly name: string;
  readonly unit: string;
  /** Medians of the rounds. */
  readonly a: number;
  readonly b: number;
  /** b / a of each round, as median, least and most. `undefined` where a is nothing. */
  readonly ratio?: { readonly middle: number; readonly least: number; readonly most: number };
}

/** What the rounds say of each figure that both sides measured in at least one round. Ratios are of the same round: what disturbs both is divided away. */
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

/** Why figures are missing, a sentence for each reason and side. */
export function leftOut(rounds: readonly Round[], sides: readonly [string, string]): string[] {
  const reasons = rounds.flatMap((round) =>
    round.flatMap((figures, side) =>
      figures.flatMap(({ family, value, why }) =>
        value === undefined && why !== undefined ? [`${sides[side]}, ${family}: ${why}`] : [],
      ),
    ),
  );
  return [...new Set(reasons)];
}

/** The cells of a row: figure, both sides, the ratio with its spread, and a word where the spread leaves no doubt. */
export function toRatioCells({ family, name, unit, a, b, ratio }: Ratio): string[] {
  const shown = (value: number) => `${toNumber(value)} ${unit}`.trim();
  const spread =
    ratio && `${ratio.middle.toFixed(2)} (${ratio.least.toFixed(2)} to ${ratio.most.toFixed(2)})`;
  const word = !ratio ? '' : ratio.least > 1 ? 'more' : ratio.most < 1 ? 'less' : '';
  return [`${family}: ${name}`, shown(a), shown(b), spread ?? '', word];
}
