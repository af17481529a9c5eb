import { toHex } from './colour.ts';
import { parseHex } from './contrast.ts';
import { storeColours, type StoreColour, type StoreColours } from './storeGuard.ts';

export type BrandFile =
  | { ok: true; brand: StoreColours; name?: string }
  /** One sentence each, in the order in which to mend them. */
  | { ok: false; problems: readonly string[] };

/**
 * Reads a brand's five colours from JSON: `{ "name": "…", "surface": "#rrggbb", … }`, or design tokens that hold them
 * under `color.store` (`$value` in hex, or srgb components). Names what is wrong; never guesses.
 */
export function readBrand(json: string): BrandFile {
  if (json.trim() === '') return refuse('There is nothing to read yet: paste five colours as JSON');
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch (fault) {
    return refuse(`This is not JSON: ${(fault as Error).message}`);
  }
  if (!isRecord(data))
    return refuse('This is JSON, but not an object: it begins with { and names five colours');
  const from = storeIn(data);
  const problems: string[] = [];
  const read = (key: StoreColour): string => {
    const value = valueOf(from[key]);
    if (value === undefined) problems.push(`“${key}” is missing`);
    else if (typeof value !== 'string' || parseHex(value) === undefined)
      problems.push(`“${key}” is ${JSON.stringify(value)}: write six digits after a hash, like "#10162a"`);
    else return value.toLowerCase();
    return '';
  };
  const [surface = '', text = '', muted = '', accent = '', media = ''] = storeColours.map(read);
  if (problems.length > 0) return { ok: false, problems };
  const name = typeof data['name'] === 'string' ? data['name'] : undefined;
  return { ok: true, brand: { surface, text, muted, accent, media }, ...(name !== undefined && { name }) };
}

const refuse = (problem: string): BrandFile => ({ ok: false, problems: [problem] });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The colours themselves, or where design tokens keep them. */
function storeIn(data: Record<string, unknown>): Record<string, unknown> {
  const color = data['color'];
  const store = isRecord(color) ? color['store'] : data['store'];
  return isRecord(store) ? store : data;
}

/** A token's value in hex, as far as it can be told; anything else as it is. */
function valueOf(entry: unknown): unknown {
  const value = isRecord(entry) && '$value' in entry ? entry['$value'] : entry;
  if (!isRecord(value)) return value;
  if (typeof value['hex'] === 'string') return value['hex'];
  const parts = value['components'];
  const srgb = value['colorSpace'] === undefined || value['colorSpace'] === 'srgb';
  if (srgb && Array.isArray(parts) && parts.length === 3 && parts.every(isShare)) return toHex(parts);
  return value;
}

const isShare = (part: unknown): part is number => typeof part === 'number' && part >= 0 && part <= 1;
