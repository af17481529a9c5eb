/** Pages of the wallet [ACC-08, ACC-09, ACC-10]. */
export const cliqCashPath = '/my-account/cliq-cash';
export const pointsPath = '/my-account/tcp-points';
export const brandCashPath = '/my-account/brand-cash';

/** Adds the amount of a gift card to cliq cash. */
export const addGiftCardPath = '/my-account/g-cliqcash';

/** All entries of cliq cash. */
export const transactionHistoryPath = '/my-account/transactionHistory';
/** All entries of points. */
export const pointsHistoryPath = '/my-account/tcp-points-history';

/** One entry of a statement. */
export const transactionPath = (entryId: number): string => `/my-account/transaction?entryId=${entryId}`;

/** Parameters of a URL of `statementFilePath`. */
export const statementFileQuery = ['show', 'months', 'brandCode'] as const;

/**
 * The entries of a credit as a file. The storefront's server answers it; it is no page. `query` has the kind
 * and months of the statement.
 */
export const statementFilePath = (
  account: 'cliq-cash' | 'loyalty-points' | 'brand-cash',
  format: 'csv' | 'pdf',
  query: URLSearchParams = new URLSearchParams(),
): string => {
  const text = query.toString();
  return `/my-account/statement/${account}.${format}${text && `?${text}`}`;
};
