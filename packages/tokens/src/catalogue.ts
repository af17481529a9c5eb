/**
 * The tokens as data, for their documentation: never for the shop, which reads variables.
 */
export { conditionNames, roomNames, tokens } from './generated/catalogue.ts';

export type CatalogueToken = {
  /** `color.text.primary` */
  id: string;
  /** `--lx-color-text-primary` */
  variable: string;
  /** As DTCG names it: color, dimension, duration, number, cubicBezier, … */
  type: string;
  description?: string;
  /** Id of the token that it stands for, in the dark theme. */
  alias?: string;
  /** In the dark theme, on a wide screen. */
  value: TokenValue;
  /** Values in other rooms and conditions, where they are others, by name. */
  differs?: Readonly<Record<string, TokenValue>>;
};

export type ColourValue = { colorSpace: string; components: readonly number[]; alpha?: number };
export type Measure = { value: number; unit: string };
export type TokenValue =
  | number
  | string
  | readonly (number | string)[]
  | ColourValue
  | Measure
  | readonly object[]
  | Readonly<Record<string, unknown>>;
