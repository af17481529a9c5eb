import { foldTerms, foldText } from '@luxe/format';
import type { SizeChart } from '../../model/catalogue.ts';
import { fact, toAnswer, type Answer, type AssistantParts, type Sentence, type Understood } from './asked.ts';
import { copy } from './copy.ts';
import { hasSize, isInStock, type Match } from './facts.ts';
import { scopeOf } from './findAnswer.ts';
import { findProducts } from './findProducts.ts';
import { namesProduct, subjectsOf } from './subject.ts';

/** A measure as the shopper wrote it, such as `24.5 cm`. */
interface Measure {
  readonly text: string;
  readonly value: number;
  readonly unit: 'cm' | 'mm' | 'inches';
}

/** Advice about the size of a product, from its size chart and its stock. */
export async function sizeAnswer(parts: AssistantParts, asked: Understood): Promise<Answer> {
  const subjects = await chooseSubjects(parts, asked);
  // A chart helps more than the first product of a search.
  const match = subjects.find(({ product }) => product.sizeChart !== null) ?? subjects[0];
  if (!match) return toAnswer({ question: whichProduct(asked) });
  const { product, card } = match;
  const chart = product.sizeChart;
  const own = (text: string) => fact('product', card.webURL, text);
  if (!chart)
    return toAnswer({ sentences: [own(copy.noChart(card.productname)), own(stockSentence(match))] });
  const advice = adviceOf(chart, asked);
  const sentences: Sentence[] = [
    ...advice.sentences.map((text) => fact('chart', card.webURL, text)),
    ...(advice.size === undefined ? [own(stockSentence(match))] : [own(stockOf(match, advice.size))]),
    ...(chart.note === '' ? [] : [fact('chart', card.webURL, chart.note)]),
  ];
  return toAnswer({ sentences, products: [{ product: card, reasons: [] }], chips: [copy.chips.returns] });
}

/** Asks for the product: one of the last list, or one of the kinds that the understanding offers. */
function whichProduct({ plan, context }: Understood): Answer['question'] {
  const positions = copy.positions.slice(0, context?.shown ?? 0).map(copy.sizeAt);
  return {
    text: plan.question?.text ?? copy.whichProduct,
    options: [...positions, ...(plan.question?.options ?? [])],
  };
}

/** The products of the question; without one, products of the kind that it names. */
async function chooseSubjects(parts: AssistantParts, asked: Understood): Promise<readonly Match[]> {
  const subjects = await subjectsOf(parts, asked);
  if (subjects.length > 0 || !namesProduct(asked)) return subjects;
  return (await findProducts(scopeOf(parts.catalogue, asked), { ...asked.plan, sizes: [] })).matches;
}

interface Advice {
  readonly sentences: readonly string[];
  /** Label of the size; undefined when the question leads to none. */
  readonly size?: string;
}

/** What a chart states about the measure or the size that a question names. */
export function adviceOf(chart: SizeChart, { text, plan }: Pick<Understood, 'text' | 'plan'>): Advice {
  const measure = measureIn(text);
  const column = measure && columnFor(chart, measure, text);
  if (measure && column !== undefined) {
    const size = sizeFor(chart, column, measure.value);
    if (size === undefined) return { sentences: [copy.outOfChart(measure.text, chart.title)] };
    return { sentences: [copy.measured(measure.text, chart.columns[column] ?? '', size, chart.title)], size };
  }
  for (const wanted of [...sizesIn(text), ...plan.sizes]) {
    const size = sameSize(chart, wanted);
    if (size === undefined) continue;
    return foldText(size) === foldText(wanted)
      ? { sentences: [], size }
      : { sentences: [copy.sameSize(wanted, size, chart.title)], size };
  }
  const labels = chart.rows.flatMap(([label]) => label ?? []);
  return { sentences: [copy.chart(chart.title, labels[0] ?? '', labels.at(-1) ?? '')] };
}

function measureIn(text: string): Measure | undefined {
  const [all, value, unit] =
    /(\d{1,3}(?:\.\d{1,2})?)\s*(cm|centimet\w+|mm|millimet\w+|inch(?:es)?|")(?![\w-])/i.exec(text) ?? [];
  if (all === undefined || value === undefined || unit === undefined) return undefined;
  const kind = /^c/i.test(unit) ? 'cm' : /^m/i.test(unit) ? 'mm' : 'inches';
  return { text: all.trim(), value: Number(value), unit: kind };
}

/** The column that has the measure: one with its unit whose name occurs in the question, or the only one. */
function columnFor({ columns }: SizeChart, { unit }: Measure, text: string): number | undefined {
  const typed = new Set(foldTerms(text));
  const indexes = columns.flatMap((name, index) => (foldTerms(name).includes(unit) ? [index] : []));
  const named = indexes.find((index) =>
    foldTerms(columns[index] ?? '').some((word) => word !== unit && typed.has(word)),
  );
  return named ?? (indexes.length === 1 ? indexes[0] : undefined);
}

/** The smallest size that has room for a measure. Cells are numbers, or ranges such as `72 to 77`. */
function sizeFor({ rows }: SizeChart, column: number, measure: number): string | undefined {
  const sizes = rows.flatMap((row) => {
    const numbers = (row[column] ?? '').match(/\d+(?:\.\d+)?/g)?.map(Number) ?? [];
    return numbers.length > 0 ? [{ label: row[0] ?? '', most: Math.max(...numbers) }] : [];
  });
  const ordered = sizes.toSorted((a, b) => a.most - b.most);
  const [first] = ordered;
  if (!first) return undefined;
  const step = (ordered[1]?.most ?? 2 * first.most) - first.most;
  // Far below the first size, the chart has none either.
  if (measure < first.most - 2 * step) return undefined;
  return ordered.find(({ most }) => most >= measure)?.label;
}

/** Sizes with their system, as shoppers write them: `UK 8`, `EU 42`. */
const sizesIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:UK|EU|US|Indian|IND)\s*-?\s*\d{1,2}(?:\.\d)?\b/gi)].map(([size]) =>
    size.replace(/\s+/g, ' '),
  );

/** The label of a size of another system; undefined when the chart does not have it. */
function sameSize({ columns, rows }: SizeChart, wanted: string): string | undefined {
  const labelled = rows.find(([label = '']) => foldText(label) === foldText(wanted));
  if (labelled) return labelled[0];
  const [, system = '', number = ''] = /^([a-z]+)\s*-?\s*([\d.]+)$/i.exec(wanted) ?? [];
  const name = /^ind$/i.test(system) ? 'indian' : system.toLowerCase();
  const column = columns.findIndex((one) => foldText(one) === name);
  if (column >= 0) return rows.find((row) => row[column] === number)?.[0];
  // A bare size: the number of a label, such as 38 of `EU 38`.
  return rows.find(([label = '']) => foldTerms(label).at(-1) === foldText(wanted))?.[0];
}

function stockOf({ colour }: Match, size: string): string {
  const isThere = colour.variants.some((variant) => hasSize(variant, size) && isInStock(variant));
  return isThere ? copy.sizeInStock(size) : copy.sizeSoldOut(size);
}

function stockSentence({ colour }: Match): string {
  const sizes = colour.variants.filter(isInStock).map(({ sizeLabel }) => sizeLabel);
  return sizes.length > 0 ? copy.sizes(sizes) : copy.allSoldOut;
}
