import { Patch } from './Swatch.styles.ts';

export type SwatchSize = 's' | 'm';

export type SwatchProps = {
  /**
   * CSS colour, such as `#5a1f1c`. Set as an SVG attribute, because the page's policy forbids inline styles.
   */
  colour: string;
  /** `s` is a square of 16 px. `m` (default) fills its parent. */
  size?: SwatchSize;
};

/** A sample of a product colour. Decorative, so put the name of the colour beside the sample. */
export function Swatch({ colour, size = 'm' }: SwatchProps) {
  return (
    <Patch $size={size} viewBox="0 0 28 36" preserveAspectRatio="none" aria-hidden>
      <rect width="28" height="36" fill={colour} />
    </Patch>
  );
}
