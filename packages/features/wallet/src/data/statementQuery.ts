/** Entries of a statement that a shopper can choose. */
export const choices = ['all', 'added', 'spent', 'ended'] as const;
type Choice = (typeof choices)[number];

/** Periods that a shopper can choose, in months. */
export const periods = [6, 12] as const;

/** What the URL of a statement asks for. */
export type StatementQuery = {
  /** From 1. */
  page: number;
  show: Choice;
  /** Only entries of the last months; undefined for any time. */
  months: number | undefined;
};

const maxPage = 10_000;

/** Reads the query of the URL. Ignores what it does not know. */
export function readStatementQuery(params: URLSearchParams): StatementQuery {
  const page = Number(params.get('page') ?? 1);
  const months = Number(params.get('months'));
  return {
    page: Number.isInteger(page) && page > 0 && page <= maxPage ? page : 1,
    show: choices.find((choice) => choice === params.get('show')) ?? 'all',
    months: periods.find((period) => period === months),
  };
}

/** The kind and months of a statement, for its file. */
export function toFileParams({ show, months }: StatementQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (show !== 'all') params.set('show', show);
  if (months) params.set('months', String(months));
  return params;
}

/** URL of a statement on a page; without what it asks for by default. */
export function statementHref(path: string, query: StatementQuery): string {
  const params = toFileParams(query);
  if (query.page > 1) params.set('page', String(query.page));
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}
