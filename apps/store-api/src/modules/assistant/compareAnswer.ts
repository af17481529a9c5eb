import { formatShortDay } from '@luxe/format';
import { fact, plain, toAnswer, type Answer, type AssistantParts, type Understood } from './asked.ts';
import { copy } from './copy.ts';
import { arrivalOf, deliveryLocationOf, type Arrival } from './delivery.ts';
import { isInStock, priceOf, type Match } from './facts.ts';
import { lastList, pick, scopeOf, withReasons } from './findAnswer.ts';
import { findProducts } from './findProducts.ts';
import { namedProducts, namesProduct } from './subject.ts';

/** Columns of a table, and its most rows about details. */
const comparedLimit = 4;
const detailLimit = 8;

/** A table of facts about two to four products. */
export async function compareAnswer(parts: AssistantParts, asked: Understood): Promise<Answer> {
  const compared = (await chooseCompared(parts, asked)).slice(0, comparedLimit);
  const [first, second] = compared;
  if (!first || !second)
    return toAnswer({ sentences: [plain(copy.compareTwo)], question: asked.plan.question });
  const deliveryLocation = await deliveryLocationOf(parts.db, asked.plan.pincode ?? asked.pincode);
  const policy = await parts.livePolicy.read();
  const arrivals = compared.map((match) =>
    arrivalOf(match, deliveryLocation, { clock: parts.clock, policy }),
  );
  return toAnswer({
    sentences: [priceSentence(first, second)],
    products: await withReasons(parts, asked, compared, asked.plan),
    comparison: {
      rows: rowsOf(compared, arrivals),
      products: compared.map(({ product }) => product.id),
    },
    chips: [copy.chips.arrival, copy.chips.returns],
  });
}

/** The named products, or the first two of the list. Of a new search, the first product of each brand. */
async function chooseCompared(parts: AssistantParts, asked: Understood): Promise<readonly Match[]> {
  const { plan, context } = asked;
  const list = await lastList(parts, asked);
  if (plan.refersTo.length > 1) return pick(list, plan);
  if (context !== null && list.length > 1) {
    const [one] = pick(list, plan);
    return one ? [one, ...list.filter((match) => match !== one)].slice(0, 2) : list.slice(0, 2);
  }
  const named = await namedProducts(parts, asked);
  if (named.length > 1) return named;
  if (!namesProduct(asked)) return [];
  const { matches } = await findProducts(scopeOf(parts.catalogue, asked), plan);
  const byBrand = Map.groupBy(matches, ({ product }) => product.brandCode);
  const firsts = [...byBrand.values()].flatMap(([first]) => first ?? []);
  return plan.brands.length > 1 && firsts.length > 1 ? firsts : matches.slice(0, 2);
}

function priceSentence(first: Match, second: Match) {
  const difference = priceOf(first) - priceOf(second);
  const [cheap, other] = difference <= 0 ? [first, second] : [second, first];
  const text =
    difference === 0
      ? copy.samePrice(first.card.productname, second.card.productname)
      : copy.cheaper(...toPriced(cheap), ...toPriced(other));
  return fact('product', cheap.card.webURL, text);
}

const toPriced = ({ card }: Match) => [card.productname, card.price.sellingPrice.formattedValue] as const;

type Row = NonNullable<Answer['comparison']>['rows'][number];

/** The rows of the table: price, delivery and returns, and the details that at least two products state. */
function rowsOf(compared: readonly Match[], arrivals: readonly (Arrival | undefined)[]): Row[] {
  const row = (label: string, valueOf: (match: Match, index: number) => string | undefined): Row => ({
    label,
    values: compared.map((match, index) => valueOf(match, index) || copy.missing),
  });
  const { rows } = copy;
  const isReduced = compared.some(({ card }) => card.price.discountPercent > 0);
  return [
    row(rows.brand, ({ card }) => card.brandname),
    row(rows.price, ({ card }) => card.price.sellingPrice.formattedValue),
    ...(isReduced ? [row(rows.mrp, ({ card }) => card.price.mrpPrice.formattedValue)] : []),
    ...labelsOf(compared).map((label) =>
      row(label, ({ product }) => product.details.find((detail) => detail.label === label)?.value),
    ),
    row(rows.colours, ({ product }) => product.colours.map(({ name }) => name).join(', ')),
    row(rows.sizes, ({ colour }) =>
      colour.variants
        .filter(isInStock)
        .map(({ sizeLabel }) => sizeLabel)
        .join(', '),
    ),
    ...(arrivals.some((arrival) => arrival !== undefined)
      ? [row(rows.delivery, (_, index) => dayOf(arrivals[index]))]
      : []),
    row(rows.returns, ({ product }) => product.returnPolicy),
  ];
}

const dayOf = (arrival: Arrival | undefined) => arrival && formatShortDay(arrival[0]);

/** Labels of details that at least two products have, in the order of the first. */
function labelsOf(compared: readonly Match[]): string[] {
  const labels = compared.flatMap(({ product }) => product.details.map(({ label }) => label));
  return [...new Set(labels.filter((label, index) => labels.indexOf(label) !== index))].slice(0, detailLimit);
}
