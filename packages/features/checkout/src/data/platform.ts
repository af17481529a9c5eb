/** Constants that travel with the store's calls (specification, section 9). */
export const platform = { isPwa: 'true', platformNumber: '11', channel: 'web' } as const;
