/** What every call of the web shop says of itself (specification, section 9). */
export const platform = { channel: 'web', platformNumber: '11', isPwa: 'true' } as const;
