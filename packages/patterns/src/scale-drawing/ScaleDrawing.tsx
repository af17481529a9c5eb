import { DimensionMark } from '../garment-drawing/DimensionMark.tsx';
import { Drawing } from '../garment-drawing/GarmentDrawing.styles.ts';
import { toLength, type LengthUnit } from '../garment-drawing/measureText.ts';
import { drawScale, type ObjectSize } from './drawScale.ts';

export type { ObjectSize } from './drawScale.ts';

export type ScaleLabels = {
  width: string;
  height: string;
  depth: string;
  units: Readonly<Record<LengthUnit, string>>;
  /** Names of what stands beside the object. */
  beside: Readonly<Record<'phone' | 'person', string>>;
  /** Description of the drawing. `measures`: "28 × 21 × 12 cm". */
  drawing: (measures: string, beside: string) => string;
};

const english: ScaleLabels = {
  width: 'Width',
  height: 'Height',
  depth: 'Depth',
  units: { cm: 'cm', in: 'in' },
  beside: { phone: 'A phone, 15 cm', person: 'A person, 168 cm' },
  drawing: (measures, beside) => `${measures}, beside: ${beside}`,
};

export type ScaleDrawingProps = {
  size: ObjectSize;
  labels?: ScaleLabels;
};

/**
 * The size of an object as a drawing to scale: its front with dimension lines, beside a phone; beside a
 * person if it is long.
 */
export function ScaleDrawing({ size, labels = english }: ScaleDrawingProps) {
  const drawing = drawScale(size);
  const { width, height, depth } = size;
  const valueOf = (cm: number) => `${toLength(cm, 'cm')} ${labels.units.cm}`;
  const sides = [width, height, ...(depth === undefined ? [] : [depth])].map((cm) => toLength(cm, 'cm'));
  const beside = labels.beside[drawing.beside];
  return (
    <Drawing
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      role="img"
      aria-label={labels.drawing(`${sides.join(' × ')} ${labels.units.cm}`, beside)}
    >
      <path className="extension" d={drawing.ground} />
      <path className="cloth" d={drawing.object} />
      <path className="seam" d={drawing.known} />
      <DimensionMark dimension={drawing.widthLine} name={labels.width} value={valueOf(width)} />
      <DimensionMark dimension={drawing.heightLine} name={labels.height} value={valueOf(height)} />
      <text x={drawing.note.x} y={drawing.note.y} textAnchor="middle">
        {beside}
      </text>
      {depth !== undefined && (
        <text x={drawing.widthLine.label.x} y={drawing.widthLine.label.y + 22} textAnchor="middle">
          <tspan>{labels.depth}</tspan>
          <tspan className="value" dx="0.4em">
            {valueOf(depth)}
          </tspan>
        </text>
      )}
    </Drawing>
  );
}
