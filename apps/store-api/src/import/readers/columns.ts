import { nearestOf } from './nearest.ts';
import { FileError } from './problem.ts';

/** Every column by its name, with other names that files use for it. docs/import.md describes them. */
export const columns = {
  sku: ['id', 'variant_sku'],
  group: ['item_group_id', 'product', 'product_id', 'style'],
  title: ['name', 'product_title'],
  brand: ['brand_name'],
  category: ['product_type', 'category_path'],
  catalogue: [],
  description: [],
  details: ['product_detail'],
  care: ['care_instructions'],
  style_note: [],
  gender: ['genders'],
  bag_type: [],
  watch_type: [],
  dial_pattern: [],
  strap_colour: ['strap_color'],
  return_policy: [],
  hsn: ['hsn_code'],
  country_of_origin: ['origin_country', 'made_in'],
  manufacturer: ['manufacturer_details'],
  packer: ['packer_details'],
  importer: ['importer_details'],
  net_quantity: ['net_content'],
  customer_care: ['consumer_care'],
  new: ['is_new'],
  online_exclusive: [],
  ready_to_ship: [],
  launched: ['launch_date', 'launched_on'],
  popularity: [],
  tags: ['collections'],
  seo_title: [],
  seo_description: [],
  colour: ['color'],
  colour_hex: ['color_hex'],
  colour_family: ['color_family'],
  images: ['image', 'pictures', 'image_link'],
  more_images: ['additional_image_link'],
  size: [],
  size_label: [],
  seller: ['seller_name'],
  price: ['selling_price'],
  mrp: ['list_price', 'maximum_retail_price'],
  sale_price: [],
  sale_dates: ['sale_price_effective_date'],
  stock: ['quantity', 'inventory'],
  availability: [],
  condition: [],
  express: ['express_delivery'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Columns of other systems that the shop does not need. */
const ignored = [
  ...['link', 'gtin', 'mpn', 'identifier_exists', 'age_group', 'google_product_category'],
  ...['shipping_weight', 'ignored'],
] as const;
/** Name of every column that is not read. */
export const ignoredColumn = 'ignored';

const byName = new Map<string, string>([
  ...Object.entries<readonly string[]>(columns).flatMap(([column, others]) =>
    [column, ...others].map((name) => [name, column] as const),
  ),
  ...ignored.map((name) => [name, ignoredColumn] as const),
]);

/**
 * The column that a name of the file stands for. Upper and lower case, blanks and hyphens make no difference.
 * Undefined for an unknown name.
 */
export const columnOf = (name: string): string | undefined => byName.get(normalise(name));

const normalise = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/[\s-]+/g, '_');

/** A sentence about a name that is not a column. It contains the nearest column, if one is near. */
export function describeUnknownColumn(name: string): string {
  const nearest = nearestOf(normalise(name), [...byName.keys()]);
  const unknown = `“${name.trim().slice(0, 60)}” is not a column.`;
  return nearest
    ? `${unknown} Did you mean “${nearest}”?`
    : `${unknown} Remove it, or name it “${ignoredColumn}”. The columns are ${Object.keys(columns).join(', ')}.`;
}

/** The columns of a header, in its order. Throws a `FileError` for an unknown or repeated column. */
export function columnsOfHeader(cells: readonly string[], line: number): string[] {
  const found = cells.map((cell) => {
    const column = columnOf(cell);
    if (column === undefined) throw new FileError(line, describeUnknownColumn(cell));
    return column;
  });
  const repeated = found.find((column, at) => column !== ignoredColumn && found.indexOf(column) !== at);
  if (repeated !== undefined) throw new FileError(line, `The header has the column “${repeated}” twice.`);
  if (!found.includes('sku'))
    throw new FileError(line, 'The header has no column “sku”. It identifies the variant of each row.');
  return found;
}
