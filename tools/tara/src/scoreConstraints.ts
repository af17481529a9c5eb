import { isKindOfMaterial, type TaraPlan, type TaraVocabulary } from '@luxe/assistant';
import type { Expectation } from './questions.ts';

/** How many constraints of a plan are right. */
export interface Score {
  readonly right: number;
  /** Constraints that were expected or found. */
  readonly all: number;
  /** A sentence for each wrong constraint. */
  readonly faults: readonly string[];
}

/**
 * Compares a plan with what was expected, value by value: a missing value and an unexpected value are one
 * fault each. The intent and the question are constraints too. The language is not, and neither are styles
 * beyond the expected ones: they are words for a search that ranks.
 */
export function scoreConstraints(plan: TaraPlan, expected: Expectation, { brands }: TaraVocabulary): Score {
  const nameOf = (code: string) => brands.find((brand) => brand.code === code)?.name ?? code;
  const rupees = (paise: number | null) => (paise === null ? [] : [String(paise / 100)]);
  const one = (value: string | number | null | undefined) =>
    value === null || value === undefined ? [] : [String(value)];
  const { excluded } = plan;
  const pairs: readonly (readonly [string, readonly string[], readonly string[]])[] = [
    ['intent', [plan.intent], [expected.intent ?? 'find']],
    ['category', plan.categories, expected.categories ?? []],
    ['brand', plan.brands.map(nameOf), expected.brands ?? []],
    ['colour', plan.colours, expected.colours ?? []],
    ['material', generalised(plan.materials, expected.materials), expected.materials ?? []],
    ['size', plan.sizes, expected.sizes ?? []],
    ['style', (expected.styles ?? []).filter((word) => plan.styles.includes(word)), expected.styles ?? []],
    ['excluded brand', excluded.brands.map(nameOf), expected.notBrands ?? []],
    ['excluded colour', excluded.colours, expected.notColours ?? []],
    [
      'excluded material',
      generalised(excluded.materials, expected.notMaterials),
      expected.notMaterials ?? [],
    ],
    ['excluded category', excluded.categories, expected.notCategories ?? []],
    ['lowest price', rupees(plan.minPrice), one(expected.min)],
    ['highest price', rupees(plan.maxPrice), one(expected.max)],
    ['gift budget', rupees(plan.giftBudget), one(expected.gift)],
    ['occasion', one(plan.occasion), one(expected.occasion)],
    ['recipient', one(plan.recipient), one(expected.recipient)],
    ['sort', plan.sort === 'relevance' ? [] : [plan.sort], one(expected.sort)],
    ['pincode', one(plan.pincode), one(expected.pincode)],
    ['order', one(plan.orderCode), one(expected.order)],
    ['topic', one(plan.topic), one(expected.topic)],
    ['position', plan.refersTo.map(String), (expected.refersTo ?? []).map(String)],
    ['question', plan.question ? ['asked'] : [], expected.asks ? ['asked'] : []],
  ];
  let right = 0;
  const faults: string[] = [];
  for (const [name, found, wanted] of pairs) {
    right += wanted.filter((value) => found.includes(value)).length;
    for (const value of wanted) if (!found.includes(value)) faults.push(`${name} ${value} is missing`);
    for (const value of found) if (!wanted.includes(value)) faults.push(`${name} ${value} is unexpected`);
  }
  return { right, all: right + faults.length, faults };
}

/** Materials, with those that are kinds of an expected one replaced by it: calf counts as leather. */
const generalised = (found: readonly string[], expected: readonly string[] = []): string[] => [
  ...new Set(
    found.map((material) => expected.find((general) => isKindOfMaterial(material, general)) ?? material),
  ),
];
