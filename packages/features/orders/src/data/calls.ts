/** The call of the page behind an order's link, which the server preloads. */
export const linkedOrderCalls = (token: string) => [['linkedOrder', { params: { token } }]] as const;
