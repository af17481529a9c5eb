import { useState } from 'react';
import { RadioFieldset } from '../radio-group/RadioFieldset.tsx';
import { useRadios, type RadioChoice } from '../radio-group/RadioGroup.tsx';
import { VisuallyHidden } from '../../typography/visually-hidden/VisuallyHidden.tsx';
import { SelectedLabel, LegendRow, Radio, Row, Swatch, Tile } from './ChoiceTiles.styles.ts';

export type ChoiceTile = {
  value: string;
  label: string;
  disabled?: boolean;
  /**
   * Why the tile is disabled. Only assistive technology reads this reason, so also show it elsewhere. Default
   * "Out of stock".
   */
  reason?: string;
};

export type ChoiceTilesProps = RadioChoice & {
  options: readonly ChoiceTile[];
  /** Tiles of equal width that fill the line. */
  even?: boolean;
};

/** Short options such as sizes, as tiles: filled when selected, dashed and struck through when disabled. */
export function ChoiceTiles({ options, even, ...choice }: ChoiceTilesProps) {
  const { radio, frame } = useTiles(choice, options);
  return frame(
    options.map(({ value, label, disabled, reason = 'Out of stock' }) => (
      <Tile key={value}>
        <Radio {...radio(value)} disabled={disabled} />
        {label}
        {disabled && <VisuallyHidden>, {reason}</VisuallyHidden>}
      </Tile>
    )),
    even,
  );
}

export type SwatchTile = ChoiceTile & {
  /** Any CSS colour. Rendered as an SVG attribute, never as a style. */
  colour?: string;
  /** URL of a picture of the material or product, instead of a colour. */
  image?: string;
};

export type SwatchTilesProps = RadioChoice & { options: readonly SwatchTile[] };

/**
 * Colours as tiles. Each colour has an accessible name, and the name of the selected colour is shown beside
 * the legend.
 */
export function SwatchTiles({ options, ...choice }: SwatchTilesProps) {
  const { radio, frame } = useTiles(choice, options);
  return frame(
    options.map(({ value, label, disabled, colour, image, reason = 'Out of stock' }) => (
      <Swatch key={value} title={label}>
        <Radio {...radio(value)} disabled={disabled} />
        <VisuallyHidden>{disabled ? `${label}, ${reason}` : label}</VisuallyHidden>
        {image === undefined ? (
          <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
            <rect width="1" height="1" fill={colour ?? 'none'} />
          </svg>
        ) : (
          <img src={image} alt="" loading="lazy" />
        )}
      </Swatch>
    )),
  );
}

/**
 * The parts that ChoiceTiles and SwatchTiles share. `radio` returns the props of a radio button. `frame`
 * renders the legend, the selected label, the tiles and the error.
 */
function useTiles(choice: RadioChoice, options: readonly ChoiceTile[]) {
  const [ownValue, setOwnValue] = useState(choice.defaultValue);
  const { legend, hideLegend, error, className, onValueChange, ...rest } = choice;
  const chosen = options.find(({ value }) => value === (choice.value ?? ownValue));
  const radio = useRadios({
    ...rest,
    onValueChange: (value) => {
      setOwnValue(value);
      onValueChange?.(value);
    },
  });
  const frame = (tiles: React.ReactNode, even?: boolean) => (
    <RadioFieldset
      legend={
        <LegendRow>
          {legend}
          {chosen && <SelectedLabel>{chosen.label}</SelectedLabel>}
        </LegendRow>
      }
      hideLegend={hideLegend}
      error={error}
      className={className}
    >
      <Row data-even={even || undefined}>{tiles}</Row>
    </RadioFieldset>
  );
  return { radio, frame };
}
