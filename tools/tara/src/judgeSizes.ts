import { foldText } from '@luxe/format';
import type { Sentence, TaraResponse } from './answer.ts';
import type { CatalogueProduct, Facts } from './judgeProduct.ts';
import type { Expectation } from './questions.ts';

type Chart = NonNullable<CatalogueProduct['sizeChart']>;

/**
 * Judges the statements about size charts in an answer, one result each: a sentence for a fault, undefined
 * for a right statement. When the question states a size of another system (`wears`), one statement must
 * convert it. The source of a statement must be the page of the shown product, which has the chart.
 */
export function judgeSizes(
  { wears }: Pick<Expectation, 'wears'>,
  { sentences, products: [first] }: TaraResponse['answer'],
  { products }: Pick<Facts, 'products'>,
): (string | undefined)[] {
  const about = sentences.filter(({ source }) => source?.kind === 'chart');
  const product = products.get(first?.product.productId ?? '');
  const chart = product?.sizeChart;
  const faults = about.map((sentence) => {
    if (!product || !chart) return `"${sentence.text}" is about a product without a chart.`;
    if (!sentence.source?.href.endsWith(`/p-${product.id}`))
      return `"${sentence.text}" has the source of another product.`;
    return isStated(chart, sentence) ? undefined : `"${sentence.text}" is not in the chart.`;
  });
  if (wears === undefined) return faults;
  const isConverted = about.some(({ text }) => conversion.exec(text)?.[1] === wears);
  return [...faults, isConverted ? undefined : `${wears} is not converted.`];
}

/** The sentences of the store about a chart. */
const conversion = /^(.+) is (.+) in the chart “(.+)”\.$/;
const measurement = /^For ([\d.]+) ?\S+ \((.+)\), the chart “(.+)” gives (.+)\.$/;
const range = /^The chart “(.+)” has (.+) to (.+)\.$/;
const beyond = /^The chart “(.+)” has no size for .+\.$/;

function isStated(chart: Chart, { text }: Sentence): boolean {
  const labels = chart.rows.map(([label = '']) => label);
  const rowOf = (label: string) => chart.rows.find(([own]) => own === label);
  const columnOf = (name: string) => chart.columns.findIndex((own) => foldText(own) === foldText(name));
  if (text === chart.note) return true;

  const [, worn = '', converted = '', conversionTitle] = conversion.exec(text) ?? [];
  if (conversionTitle !== undefined) {
    const [, system = '', number = ''] = /^(.*?)\s*([\d.]+)$/.exec(worn) ?? [];
    const cell = rowOf(converted)?.[columnOf(system)];
    return conversionTitle === chart.title && (cell === number || foldText(worn) === foldText(converted));
  }

  const [, measure = '', column = '', measuredTitle, given = ''] = measurement.exec(text) ?? [];
  if (measuredTitle !== undefined) {
    const most = (row: readonly string[] | undefined) =>
      Math.max(...(row?.[columnOf(column)]?.match(/[\d.]+/g) ?? []).map(Number));
    const row = rowOf(given);
    const smaller = chart.rows.filter((one) => most(one) < most(row)).map(most);
    const hasRoom = most(row) >= Number(measure) && smaller.every((size) => size < Number(measure));
    return measuredTitle === chart.title && hasRoom;
  }

  const [, rangeTitle, from, to] = range.exec(text) ?? [];
  if (rangeTitle !== undefined)
    return rangeTitle === chart.title && from === labels[0] && to === labels.at(-1);
  return beyond.exec(text)?.[1] === chart.title;
}
