/** Pages of the wallet [ACC-08, ACC-09, ACC-10]. */
export const cliqCashPath = '/my-account/cliq-cash';
export const pointsPath = '/my-account/tcp-points';
export const brandCashPath = '/my-account/brand-cash';

/** All entries of cliq cash. */
export const transactionHistoryPath = '/my-account/transactionHistory';
/** All entries of points. */
export const pointsHistoryPath = '/my-account/tcp-points-history';

/** One entry of a statement. */
export const transactionPath = (entryId: number): string => `/my-account/transaction?entryId=${entryId}`;
