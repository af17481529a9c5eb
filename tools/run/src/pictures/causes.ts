import { createHash } from 'node:crypto';
import { decodePicture, type Pixels } from './pixels.ts';

/** A picture with its accepted version, as the report has it. */
interface Changed {
  readonly story: string;
  readonly name: string;
  readonly before?: Uint8Array;
  readonly after?: Uint8Array;
}

/** Pictures that changed for the same cause. The first one shows it; the others are only listed. */
export interface CauseGroup<Entry> {
  readonly shown: readonly Entry[];
  readonly others: readonly Entry[];
}

/** Changed pixels nearer than this, in px, belong to one change. */
const gap = 12;
/** The maximum difference of a channel that is not a change, as in `compare`. */
const tolerance = 2;
/** A picture with more changed areas has no single cause: another font, or a colour that is everywhere. */
const mostAreas = 60;

/**
 * Groups pictures by the cause of their difference: the shapes of the changed areas. A changed icon changes
 * the same shape in every story that shows it, wherever it is and in every theme. All pictures of one story
 * are in one group. A story has a cause in common with another only if all its pictures changed for the same
 * causes.
 */
export async function groupByCause<Entry extends Changed>(
  entries: readonly Entry[],
): Promise<CauseGroup<Entry>[]> {
  const stories = [...Map.groupBy(entries, ({ story }) => story).values()];
  const groups = new Map<string, Entry[][]>();
  for (const own of stories) {
    const causes = await Promise.all(own.map(causeOf));
    const cause = causes.includes(undefined)
      ? `alone ${own[0]?.story}`
      : [...new Set(causes)].toSorted().join(' ');
    groups.set(cause, [...(groups.get(cause) ?? []), own]);
  }
  return [...groups.values()].map(([first = [], ...rest]) => ({ shown: first, others: rest.flat() }));
}

/** The cause of a difference. Undefined for a new picture and for one whose size changed. */
async function causeOf(entry: Changed): Promise<string | undefined> {
  if (!entry.before || !entry.after) return undefined;
  const before = await decodePicture(entry.before);
  const after = await decodePicture(entry.after);
  if (before.width !== after.width || before.height !== after.height) return undefined;
  const shapes = shapesOf(before, after);
  return shapes.length === 0 ? undefined : [...new Set(shapes)].toSorted().join(' ');
}

/** A rectangle of changed pixels. */
interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * The shape of each changed area: its size and which of its pixels changed, independent of its place. Empty
 * if there are too many.
 */
export function shapesOf(before: Pixels, after: Pixels): string[] {
  const { width, height } = before;
  const isChanged = (x: number, y: number) => {
    const at = (y * width + x) * 3;
    return [0, 1, 2].some((c) => Math.abs((before.rgb[at + c] ?? 0) - (after.rgb[at + c] ?? 0)) > tolerance);
  };
  const areas: Area[] = [];
  for (let y = 0; y < height && areas.length <= mostAreas; y++)
    for (let x = 0; x < width; x++) if (isChanged(x, y)) addTo(areas, x, y);
  if (areas.length > mostAreas) return [];
  return mergeNear(areas).map((area) => {
    const rows: string[] = [];
    for (let y = area.top; y <= area.bottom; y++) {
      let row = '';
      for (let x = area.left; x <= area.right; x++) row += isChanged(x, y) ? '1' : '0';
      rows.push(row);
    }
    return createHash('sha256').update(rows.join('\n')).digest('hex').slice(0, 12);
  });
}

/** Adds a changed pixel to the area near it, or begins a new one. */
function addTo(areas: Area[], x: number, y: number): void {
  const near = areas.find(
    ({ left, top, right, bottom }) =>
      x >= left - gap && x <= right + gap && y >= top - gap && y <= bottom + gap,
  );
  if (!near) return void areas.push({ left: x, top: y, right: x, bottom: y });
  near.left = Math.min(near.left, x);
  near.right = Math.max(near.right, x);
  near.bottom = Math.max(near.bottom, y);
}

/** Joins areas that have grown near to each other. */
function mergeNear(areas: readonly Area[]): Area[] {
  const merged: Area[] = [];
  for (const area of areas) {
    const near = merged.find(
      (one) =>
        area.left <= one.right + gap &&
        area.right >= one.left - gap &&
        area.top <= one.bottom + gap &&
        area.bottom >= one.top - gap,
    );
    if (!near) merged.push({ ...area });
    else {
      near.left = Math.min(near.left, area.left);
      near.top = Math.min(near.top, area.top);
      near.right = Math.max(near.right, area.right);
      near.bottom = Math.max(near.bottom, area.bottom);
    }
  }
  return merged.length === areas.length ? merged : mergeNear(merged);
}
