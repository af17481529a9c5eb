import type { SortCode } from '@luxe/contract/calls';
import { sql, type SQL } from 'drizzle-orm';
import { mostSpecific } from './categoryTree.ts';
import type { SearchNames } from './engine.ts';
import { facetDefinitions, parsePriceRange } from './facets.ts';
import type { Choices } from './filters.ts';
import type { Alternative } from './readTerm.ts';
import { pointWeight } from './pageOf.ts';

/**
 * The words of a query. Each slot contains the alternatives of one word. A row must match at least `least`
 * slots.
 */
export interface TermQuery {
  slots: readonly (readonly Alternative[])[];
  least: number;
}

const list = (values: readonly string[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;
const sum = (parts: readonly SQL[]) => (parts.length > 0 ? sql.join([...parts], sql` + `) : sql`0`);

/** Selects the rows that match enough words of the query, with their points. */
export function rowsWithTerms({ slots, least }: TermQuery): SQL {
  const points = slots.map(
    (slot) =>
      sql`greatest(0, ${sql.join(
        slot.map(
          ({ term, trust }) =>
            sql`greatest((p.words->>${term})::int, (r.words->>${term})::int) * ${sql.raw(String(trust))}`,
        ),
        sql`, `,
      )})`,
  );
  const met = points.map((one) => sql`(${one} > 0)::int`);
  const anyOf = slots.map((slot) => sql`p.terms && ${list(slot.map(({ term }) => term))}`);
  const near = least === slots.length ? sql` and ` : sql` or `;
  return sql`select p.id, r.position, (${sum(points)}) as points, (${sum(met)}) as met
    from search_product p join search_row r on r.product_id = p.id
    where (${sql.join(anyOf, near)}) and (${sum(met)}) >= ${least}`;
}

/** SQL conditions for the chosen facet values, one condition per facet. */
function conditions(choices: Choices, names: SearchNames): { key: string; holds: SQL }[] {
  return [...choices].map(([key, values]) => {
    if (key === 'price') {
      const ranges = values.flatMap((value) => parsePriceRange(value) ?? []);
      const each = ranges.map(({ min, max }) =>
        max === Infinity ? sql`r.price_paise >= ${min}` : sql`r.price_paise between ${min} and ${max}`,
      );
      return { key, holds: sql`(${sql.join(each, sql` or `)})` };
    }
    const meant = key === 'category' ? mostSpecific(values, names.categories) : values;
    const isProduct = facetDefinitions.find((one) => one.key === key)?.of === 'product';
    const tokens = list(meant.map((value) => `${key} ${value}`));
    return { key, holds: isProduct ? sql`p.tokens && ${tokens}` : sql`r.tokens && ${tokens}` };
  });
}

const orders: Record<SortCode, SQL> = {
  relevance: sql`popularity desc`,
  isProductNew: sql`newness desc`,
  'price-asc': sql`price asc`,
  'price-desc': sql`price desc`,
  'discount-desc': sql`discount desc`,
};

export interface SearchQuery {
  choices: Choices;
  names: SearchNames;
  termQuery: TermQuery | undefined;
  sort: SortCode;
  from: number;
  size: number;
}

/**
 * Selects rows that fail at most one filter. A row that fails none is a result. A row that fails one filter
 * is only counted, in the facet of that filter. The page and the counts therefore need one statement each.
 */
function near({ choices, names, termQuery }: SearchQuery): SQL {
  const all = conditions(choices, names);
  const broken = sum(all.map(({ holds }) => sql`(not (${holds}))::int`));
  const which = sql.join(
    all.map(({ key, holds }) => sql`when not (${holds}) then ${key}::text`),
    sql` `,
  );
  return sql`near as materialized (
    select p.id, r.position, r.key, r.price_paise as price, r.discount, r.in_stock, p.popularity, p.newness,
      p.tokens as product_tokens, r.tokens as colour_tokens,
      ${termQuery ? sql`w.points` : sql`0`} as points, ${all.length > 0 ? sql`case ${which} else '' end` : sql`''::text`} as broken
    from search_product p join search_row r on r.product_id = p.id
    ${termQuery ? sql`join (${rowsWithTerms(termQuery)}) w on w.id = p.id and w.position = r.position` : sql``}
    where ${broken} <= 1)`;
}

export function pageStatement(query: SearchQuery): SQL {
  const { sort, termQuery, from, size } = query;
  const order =
    termQuery && sort === 'relevance'
      ? sql`points * ${sql.raw(String(pointWeight))} + popularity desc`
      : orders[sort];
  return sql`with ${near(query)},
    found as (select distinct on (id) * from near where broken = ''
      order by id, points * 2 + in_stock::int desc, position)
    select id, key as colour from found order by ${order}, id collate "C" offset ${from} limit ${size}`;
}

export function countStatement(query: SearchQuery): SQL {
  return sql`with ${near(query)}
    select 'total' as token, count(distinct id)::float8 as count from near where broken = ''
    union all select 'min', min(price)::float8 from near where broken in ('', 'price')
    union all select 'max', max(price)::float8 from near where broken in ('', 'price')
    union all select token, count(distinct id)::float8
      from near cross join lateral unnest(product_tokens || colour_tokens) as token
      where broken = '' or broken = split_part(token, ' ', 1) group by token`;
}
