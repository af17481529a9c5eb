/** Removes control characters, because the database rejects NUL. */
export const printable = (text: string): string => text.replace(/\p{Cc}/gu, '');
