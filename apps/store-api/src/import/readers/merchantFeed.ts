import { SaxesParser } from 'saxes';
import { decodeText } from './decodeText.ts';
import { FileError } from './problem.ts';
import { maxRowLength, type ReadRow } from './readRow.ts';

const googleNamespace = 'http://base.google.com/ns/1.0';

/**
 * Columns of the elements that are read: https://support.google.com/merchants/answer/7052112. Other elements
 * are ignored.
 */
const columns: Readonly<Record<string, string>> = {
  id: 'sku',
  item_group_id: 'group',
  title: 'title',
  description: 'description',
  // In an Atom feed.
  summary: 'description',
  content: 'description',
  brand: 'brand',
  product_type: 'category',
  google_product_category: 'google_category',
  image_link: 'images',
  additional_image_link: 'images',
  price: 'price',
  sale_price: 'sale_price',
  sale_price_effective_date: 'sale_dates',
  availability: 'availability',
  quantity: 'stock',
  condition: 'condition',
  color: 'colour',
  size: 'size',
  gender: 'gender',
};
/** Google allows eleven pictures; the shop shows ten of them. */
const maxPictures = 10;
/** Columns of which an item may have several elements. */
const lists = new Set(['images', 'details']);

/**
 * Reads a feed for Google Merchant Center: RSS 2.0 with items, or Atom with entries. Rejects a document type,
 * so that no entity is expanded.
 */
export async function* readMerchantFeed(chunks: AsyncIterable<Buffer>): AsyncGenerator<ReadRow> {
  const rows: ReadRow[] = [];
  const parser = createParser((row) => rows.push(row));
  for await (const { text } of decodeText(chunks, '>')) {
    parser.write(text);
    yield* rows.splice(0);
  }
  parser.close();
  yield* rows.splice(0);
}

function createParser(onRow: (row: ReadRow) => void) {
  const parser = new SaxesParser({ xmlns: true });
  let item: Item | undefined;
  /** Elements from the item, without the item, to the current element. */
  let path: { readonly name: string; text: string }[] = [];

  parser.on('doctype', () => {
    throw new FileError(parser.line, 'The file has a document type (<!DOCTYPE>). Remove it.');
  });
  parser.on('error', ({ message }) => {
    throw new FileError(parser.line, `The file is not valid XML: ${message.replace(/^\d+:\d+: /, '')}`);
  });
  parser.on('opentag', ({ local, uri }) => {
    if (item) path.push({ name: uri === googleNamespace ? `g:${local}` : local, text: '' });
    else if (local === 'item' || local === 'entry') item = new Item(parser.line);
  });
  const addText = (text: string) => {
    const element = path.at(-1);
    if (!element) return;
    element.text += text;
    if (element.text.length > maxRowLength)
      throw new FileError(parser.line, `An element has more than ${maxRowLength} characters.`);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    if (!item) return;
    const element = path.pop();
    if (element) item.add([...path.map(({ name }) => name), element.name], element.text.trim());
    else {
      onRow(item.toRow());
      item = undefined;
      path = [];
    }
  });
  return parser;
}

/** Collects the elements of an item. */
class Item {
  readonly #line: number;
  readonly #values = new Map<string, string[]>();
  /** Columns that a Google element has filled. They have priority over elements of RSS and Atom. */
  readonly #ofGoogle = new Set<string>();
  #detail: { name?: string; value?: string } = {};

  constructor(line: number) {
    this.#line = line;
  }

  /** `names` are the names of the element and of its ancestors in the item. */
  add(names: readonly string[], text: string) {
    const [name = '', child] = names;
    if (name === 'g:product_detail') this.#addDetail(child, text);
    else if (child === undefined) this.#addValue(name, text);
  }

  toRow(): ReadRow {
    const fields = new Map<string, string | readonly string[]>();
    for (const [column, values] of this.#values) {
      const [first = '', ...others] = values;
      if (lists.has(column)) fields.set(column, column === 'images' ? values.slice(0, maxPictures) : values);
      else if (others.length === 0) fields.set(column, first);
      else return { line: this.#line, field: column, reason: 'The item has several elements of this kind.' };
    }
    if (!fields.has('category')) {
      const category = fields.get('google_category');
      if (category !== undefined) fields.set('category', category);
    }
    fields.delete('google_category');
    // A feed always states the full price. So an item without a sale price is not on sale.
    if (fields.has('price') && !fields.has('sale_price')) fields.set('sale_price', '');
    return { line: this.#line, fields };
  }

  #addValue(name: string, text: string) {
    const isOfGoogle = name.startsWith('g:');
    const column = columns[name.replace('g:', '')];
    if (column === undefined || text === '') return;
    if (!isOfGoogle && !['title', 'description'].includes(column)) return;
    if (!isOfGoogle && (this.#ofGoogle.has(column) || this.#values.has(column))) return;
    if (isOfGoogle && !this.#ofGoogle.has(column)) this.#values.delete(column);
    if (isOfGoogle) this.#ofGoogle.add(column);
    // The first picture is the main one, wherever it is in the item.
    const values = this.#values.get(column) ?? [];
    this.#values.set(column, name === 'g:image_link' ? [text, ...values] : [...values, text]);
  }

  #addDetail(child: string | undefined, text: string) {
    if (child === 'g:attribute_name') this.#detail.name = text;
    else if (child === 'g:attribute_value') this.#detail.value = text;
    else if (child === undefined) {
      const { name, value } = this.#detail;
      if (name && value)
        this.#values.set('details', [...(this.#values.get('details') ?? []), `${name}: ${value}`]);
      this.#detail = {};
    }
  }
}
