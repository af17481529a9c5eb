import { Patch } from './Swatch.styles.ts';

export type SwatchSize = 's' | 'm';

export type SwatchProps = {
  /** A colour of the catalogue, like `#5a1f1c`. Drawn as an attribute of SVG: the shop's policy blocks inline styles. */
  colour: string;
  /** 16 px square, or 28 by 36 as on the product page. */
  size?: SwatchSize;
};

/** A patch of a product's colour. Decoration: its name stands beside it. */
export function Swatch({ colour, size = 'm' }: SwatchProps) {
  return (
    <Patch $size={size} viewBox="0 0 28 36" preserveAspectRatio="none" aria-hidden>
      <rect width="28" height="36" fill={colour} />
    </Patch>
  );
}
