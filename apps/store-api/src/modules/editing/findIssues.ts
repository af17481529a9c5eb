import { inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import {
  brand,
  category,
  contentPage,
  mediaFile,
  product,
  skuCollection,
  variant,
} from '../../db/schema/catalogue.ts';
import { defaultPages } from '../content/defaultPages.ts';
import type { AnyKind, Issue } from './kinds/contentKind.ts';
import { htmlProblem, plainProblem } from './htmlProblem.ts';
import { findTexts, jsonSchemaOf, withoutEmpty, type Leaf } from './jsonSchema.ts';

/** Most mistakes that a person reads at once. */
const maxIssues = 50;

type Checked =
  | { readonly value: unknown; readonly issues: readonly [] }
  | { readonly value: undefined; readonly issues: readonly Issue[] };

/**
 * Checks a value before it is published: its form, its markup, its links, and that its pictures, products and
 * brands exist. Returns the value as it is stored, or the mistakes.
 */
export async function checkValue(db: Database, kind: AnyKind, key: string, given: unknown): Promise<Checked> {
  const { value, issues } = await findIssues(db, kind, key, given);
  return issues.length === 0
    ? { value, issues: [] }
    : { value: undefined, issues: issues.slice(0, maxIssues) };
}

/**
 * Checks only what keeps a value from being written: its form, and the rules of its kind. Shoppers have seen
 * an earlier version before, so a link or a picture that is gone meanwhile does not keep it from coming back.
 */
export async function checkForm(db: Database, kind: AnyKind, key: string, given: unknown): Promise<Checked> {
  const parsed = kind.schema.safeParse(withoutEmpty(jsonSchemaOf(kind), given), { reportInput: true });
  const issues = parsed.success
    ? ((await kind.check?.(db, key, parsed.data)) ?? [])
    : parsed.error.issues.map(toIssue);
  return issues.length === 0 ? { value: parsed.data, issues: [] } : { value: undefined, issues };
}

/** All mistakes of a value, and the value as it is stored when its form is right. */
export async function findIssues(
  db: Database,
  kind: AnyKind,
  key: string,
  given: unknown,
): Promise<{ readonly value: unknown; readonly issues: readonly Issue[] }> {
  const schema = jsonSchemaOf(kind);
  const cleaned = withoutEmpty(schema, given);
  const parsed = kind.schema.safeParse(cleaned, { reportInput: true });
  const { leaves, pictures } = findTexts(schema, parsed.success ? parsed.data : cleaned);
  const issues = [
    ...(parsed.error?.issues.map(toIssue) ?? []),
    ...leaves.flatMap(toTextIssue),
    ...(await missingRows(db, leaves, pictures)),
    ...(parsed.success ? ((await kind.check?.(db, key, parsed.data)) ?? []) : []),
  ];
  return { value: parsed.data, issues: onePerField(issues) };
}

/** The first mistake of each field. */
function onePerField(issues: readonly Issue[]): Issue[] {
  return [
    ...new Map(issues.toReversed().map((issue) => [issue.path.join('\n'), issue])).values(),
  ].toReversed();
}

/** A sentence for a mistake that the schema has found. */
function toIssue(issue: z.core.$ZodIssue): Issue {
  const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
  return { path, message: sentenceOf(issue) };
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'Fill in this field.'
        : `This must be a ${issue.expected === 'int' ? 'number without decimals' : issue.expected}.`;
    case 'too_small':
      if (issue.origin === 'string') return 'Fill in this field.';
      if (issue.origin === 'array') return `Add at least ${issue.minimum}.`;
      return `Use at least ${issue.minimum}.`;
    case 'too_big':
      if (issue.origin === 'string') return `Use at most ${issue.maximum} characters.`;
      if (issue.origin === 'array') return `Use at most ${issue.maximum}; remove some.`;
      return `Use at most ${issue.maximum}.`;
    case 'invalid_union':
      return issue.discriminator === undefined
        ? 'Fill in this field.'
        : 'The shop has no block of this type. Choose a type from the list.';
    case 'invalid_value':
      return 'Choose one of the values.';
    case 'custom':
      return issue.message;
    default:
      return 'This is not in the expected form.';
  }
}

function toTextIssue({ path, text, format }: Leaf): Issue[] {
  const problem =
    format === 'html'
      ? htmlProblem(text)
      : (plainProblem(text) ?? (format === 'link' ? linkProblem(text) : undefined));
  return problem === undefined ? [] : [{ path, message: problem }];
}

const linkProblem = (href: string): string | undefined =>
  href === '' || /^\/(?![/\\])[^\s<>"\\]*$/.test(href)
    ? undefined
    : 'A link must lead to a path of the shop that begins with /. Another host is not possible.';

/** Mistakes of pictures, products, brands, lists and pages that do not exist. */
async function missingRows(
  db: Database,
  leaves: readonly Leaf[],
  pictures: readonly Leaf[],
): Promise<Issue[]> {
  const ofFormat = (format: string) => leaves.filter((leaf) => leaf.format === format && leaf.text !== '');
  const links = leaves
    .filter(({ format }) => format === 'link')
    .map((leaf) => ({ leaf, target: targetOf(leaf.text) }));
  const targets = (kind: Target['kind']) =>
    links.flatMap(({ target }) => (target?.kind === kind ? [target.code] : []));
  const files = [...pictures.filter(({ text }) => !text.startsWith('https://')), ...ofFormat('media')];
  const products = await existing(db, product.id, product, [
    ...ofFormat('product').map(({ text }) => text),
    ...targets('product'),
  ]);
  const brands = await existing(db, brand.code, brand, [
    ...ofFormat('brand').map(({ text }) => text),
    ...targets('listing'),
  ]);
  const textsOf = (format: string) => ofFormat(format).map(({ text }) => text);
  const named = [
    ['product', 'product', products],
    ['brand', 'brand', brands],
    ['sku', 'SKU', await existing(db, variant.sku, variant, textsOf('sku'))],
    [
      'sku-collection',
      'list of chosen products',
      await existing(db, skuCollection.code, skuCollection, textsOf('sku-collection')),
    ],
  ] as const;
  const categories = await existing(db, category.code, category, targets('listing'));
  const media = await existing(
    db,
    mediaFile.name,
    mediaFile,
    files.map(({ text }) => text),
  );
  const pages = await existing(db, contentPage.path, contentPage, targets('page'));
  const isThere = ({ kind, code }: Target) =>
    kind === 'product'
      ? products.has(code)
      : kind === 'listing'
        ? brands.has(code) || categories.has(code)
        : pages.has(code) || defaultPages.some(({ path }) => path === code);
  return [
    ...files
      .filter(({ text }) => !media.has(text))
      .map(({ path }) => ({
        path,
        message: 'This picture or film is not among the media of the shop. Choose another.',
      })),
    ...named.flatMap(([format, noun, known]) =>
      ofFormat(format)
        .filter(({ text }) => !known.has(text))
        .map(({ path, text }) => ({ path, message: `The shop has no ${noun} ${text}.` })),
    ),
    ...links
      .filter(({ target }) => target && !isThere(target))
      .map(({ leaf }) => ({ path: leaf.path, message: `The shop has no page at ${leaf.text}.` })),
  ];
}

interface Target {
  readonly kind: 'product' | 'listing' | 'page';
  readonly code: string;
}

/** What a link leads to, for links that can be checked. */
function targetOf(href: string): Target | undefined {
  const [path = ''] = href.split(/[?#]/);
  const [, kind, code = ''] = /\/([pc])-([a-z0-9]{1,40})$/i.exec(path) ?? [];
  if (kind?.toLowerCase() === 'p') return { kind: 'product', code: code.toLowerCase() };
  if (kind !== undefined) return { kind: 'listing', code: code.toUpperCase() };
  return /^\/explore\/[\w-]+$/.test(path) ? { kind: 'page', code: path } : undefined;
}

type Column =
  | typeof product.id
  | typeof brand.code
  | typeof category.code
  | typeof mediaFile.name
  | typeof contentPage.path
  | typeof variant.sku
  | typeof skuCollection.code;
type Table =
  | typeof product
  | typeof brand
  | typeof category
  | typeof mediaFile
  | typeof contentPage
  | typeof variant
  | typeof skuCollection;

/** The values of a list that a column has. */
async function existing(
  db: Database,
  column: Column,
  table: Table,
  values: readonly string[],
): Promise<ReadonlySet<string>> {
  const wanted = [...new Set(values)];
  if (wanted.length === 0) return new Set();
  const rows = await db.select({ value: column }).from(table).where(inArray(column, wanted));
  return new Set(rows.map(({ value }) => value));
}
