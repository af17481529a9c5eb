import type { Detail, Garment, Gender } from '@luxe/store-api/model';
import type { Form } from './forms/form.ts';
import { bodyChest, clothingSizes, sleeveLength } from './sizes.ts';

/** Measures of a cut in size M, in cm, for women and for men. */
interface Cut {
  shoulder: readonly [women: number, men: number];
  length: readonly [women: number, men: number];
  /** What the hem has more than the chest. Negative: less. */
  hem: number;
  /** What the waist has less than the chest. Undefined: the waist is not measured. */
  waist?: number;
  slit?: number;
}

const cuts: Record<NonNullable<Form['garment']>['shape'], Cut> = {
  coat: { shoulder: [42, 47], length: [112, 116], hem: 22, waist: 8 },
  knit: { shoulder: [42, 47], length: [62, 68], hem: -8 },
  kurta: { shoulder: [41, 45], length: [104, 104], hem: 12, slit: 28 },
  shirt: { shoulder: [41, 46], length: [71, 77], hem: -2 },
};

/** Index of size M, from which the other sizes are graded. */
const middle = clothingSizes.indexOf('M');
/** What shoulder and length grow from size to size, in cm. */
const shoulderStep = 1.5;
const lengthStep = 2;
/** A size fits bodies up to this much below and above its chest, in cm. */
const fitsWithin = 2;

/**
 * The measures of a garment in every size, and its facts. The fit, and the length in size M, are those of the
 * details, if they have them. Undefined for products that are no garments.
 */
export function garmentOf(
  { garment }: Pick<Form, 'garment'>,
  genders: readonly Gender[],
  material: string,
  details: readonly Detail[],
): Garment | undefined {
  if (!garment) return undefined;
  const { shape, ease, fit, length, betweenSizes, fabric } = garment;
  const cut = cuts[shape];
  const isForMen = genders.includes('Men');
  const ofGender = ([women, men]: Cut['length']) => (isForMen ? men : women);
  const inEachSize = (measure: (size: number) => number) => clothingSizes.map((_, size) => measure(size));
  const chest = inEachSize((size) => bodyChest(size, isForMen) + ease);
  const fromChest = (more: number) => chest.map((cm) => cm + more);
  const stated = details.find(({ label }) => label === 'Fit')?.value ?? fit;
  const lengthInM = lengthOf(details) ?? ofGender(cut.length);
  const { waist, slit } = cut;
  return {
    shape,
    sizes: [...clothingSizes],
    fits: {
      part: 'chest',
      ranges: inEachSize((size) => bodyChest(size, isForMen)).map((cm) => ({
        from: cm - fitsWithin,
        to: cm + fitsWithin,
      })),
    },
    measures: [
      { part: 'chest', cm: chest },
      ...(waist === undefined ? [] : [{ part: 'waist' as const, cm: fromChest(-waist) }]),
      {
        part: 'shoulder',
        cm: inEachSize((size) => ofGender(cut.shoulder) + (size - middle) * shoulderStep),
      },
      { part: 'length', cm: inEachSize((size) => lengthInM + (size - middle) * lengthStep) },
      { part: 'sleeve', cm: inEachSize(sleeveLength) },
      { part: 'hem', cm: fromChest(cut.hem) },
      ...(slit === undefined ? [] : [{ part: 'slit' as const, cm: inEachSize(() => slit) }]),
    ],
    facts: [
      { label: 'Fit', value: `${stated}. ${ease} cm of room over the chest` },
      { label: 'Length', value: length },
      { label: 'Between sizes', value: betweenSizes },
    ],
    fabric: [{ label: 'Fabric', value: material }, ...fabric],
  };
}

/** The length in size M, in cm, that the details of a product state: `104 cm in size M`. */
function lengthOf(details: readonly Detail[]): number | undefined {
  const stated = details.find(({ label }) => label === 'Length')?.value;
  const [, cm] = /^(\d+) cm in size M$/.exec(stated ?? '') ?? [];
  return cm === undefined ? undefined : Number(cm);
}
