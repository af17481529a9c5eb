/**
 * What a badge shows: 1 to 99 as they are, 100 and more "99+" (SHL-09).
 * Undefined for zero, less, or what is not a number: no badge.
 */
export function countText(count: number): string | undefined {
  if (!(count >= 1)) return undefined;
  return count > 99 ? '99+' : String(Math.floor(count));
}
