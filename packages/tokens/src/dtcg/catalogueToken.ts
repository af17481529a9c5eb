/** A token as data, with its values in every theme variant. */
export type CatalogueToken = {
  /** `color.text.primary` */
  id: string;
  /** `--lx-color-text-primary` */
  variable: string;
  /** DTCG type: color, dimension, duration, number, cubicBezier, … */
  type: string;
  description?: string;
  /** If the token is an alias, the id of the token to which it points in the dark theme. */
  alias?: string;
  /** Value in the dark theme on a wide screen. */
  value: TokenValue;
  /**
   * Different values in other theme variants and conditions, keyed by the name of the variant or condition.
   */
  overrides?: Readonly<Record<string, TokenValue>>;
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
