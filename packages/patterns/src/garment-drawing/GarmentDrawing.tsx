import { DimensionMark } from './DimensionMark.tsx';
import { drawGarment } from './drawGarment.ts';
import { Drawing } from './GarmentDrawing.styles.ts';
import { garmentLabels, measuresOf, toLength, type GarmentLabels, type LengthUnit } from './measureText.ts';
import type { Garment, GarmentPart } from './shape.ts';

export type { Garment, GarmentPart } from './shape.ts';
export { garmentLabels, toLength, type GarmentLabels, type LengthUnit } from './measureText.ts';

export type GarmentDrawingProps = {
  garment: Garment;
  /** The size that is drawn: one of `garment.sizes`. */
  size: string;
  /** Default `cm`. */
  unit?: LengthUnit;
  labels?: GarmentLabels;
};

/**
 * A garment laid flat, drawn to scale from its measures, with dimension lines. The part that decides the size
 * is marked. Drawn from data: it stands on either theme and needs no picture.
 */
export function GarmentDrawing({ garment, size, unit = 'cm', labels = garmentLabels }: GarmentDrawingProps) {
  const { shape, fits } = garment;
  const measures = measuresOf(garment, size);
  const { width, height, cloth, lines, stitches, buttons, dimensions } = drawGarment(shape, measures);
  const valueOf = (part: GarmentPart) => `${toLength(measures[part] ?? 0, unit)} ${labels.units[unit]}`;
  const spoken = dimensions.map(({ part }) => `${labels.parts[part].toLowerCase()} ${valueOf(part)}`);
  return (
    <Drawing
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={labels.drawing(labels.shapes[shape], size, spoken.join(', '))}
    >
      <path className="cloth" d={cloth} />
      <path className="seam" d={lines} />
      <path className="stitch" d={stitches} />
      {buttons.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="seam" cx={x} cy={y} r="2.2" />
      ))}
      {dimensions.map((dimension) => (
        <DimensionMark
          key={dimension.part}
          dimension={dimension}
          name={labels.parts[dimension.part]}
          value={valueOf(dimension.part)}
          decides={dimension.part === fits?.part}
        />
      ))}
    </Drawing>
  );
}
