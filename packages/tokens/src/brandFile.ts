import { toHex } from './colour.ts';
import { parseHex } from './contrast.ts';
import { storeColours, type StoreColour, type StoreColours } from './storeGuard.ts';

export type BrandFile =
  | { ok: true; brand: StoreColours; name?: string }
  /** One sentence for each problem, in the order in which to fix them. */
  | { ok: false; problems: readonly string[] };

/**
 * Reads the five colours of a brand from JSON: `{ "name": "…", "surface": "#rrggbb", … }`. Also reads design
 * tokens under `color.store` (`$value` in hex or sRGB components). Reports all problems and never guesses a
 * value.
 */
export function readBrand(json: string): BrandFile {
  if (json.trim() === '') return reject('There is nothing to read yet: paste five colours as JSON');
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch (error) {
    return reject(`This is not JSON: ${(error as Error).message}`);
  }
  if (!isRecord(data)) return reject('This JSON is not an object: start with { and name five colours');
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

const reject = (problem: string): BrandFile => ({ ok: false, problems: [problem] });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object that contains the colours: the JSON itself, or its group of design tokens. */
function storeIn(data: Record<string, unknown>): Record<string, unknown> {
  const color = data['color'];
  const store = isRecord(color) ? color['store'] : data['store'];
  return isRecord(store) ? store : data;
}

/** Value of a token in hex, if it can be converted. Other values are returned unchanged. */
function valueOf(entry: unknown): unknown {
  const value = isRecord(entry) && '$value' in entry ? entry['$value'] : entry;
  if (!isRecord(value)) return value;
  if (typeof value['hex'] === 'string') return value['hex'];
  const parts = value['components'];
  const srgb = value['colorSpace'] === undefined || value['colorSpace'] === 'srgb';
  if (srgb && Array.isArray(parts) && parts.length === 3 && parts.every(isComponent)) return toHex(parts);
  return value;
}

const isComponent = (part: unknown): part is number => typeof part === 'number' && part >= 0 && part <= 1;
