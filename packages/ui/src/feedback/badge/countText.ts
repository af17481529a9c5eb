/**
 * Text of a badge: 1 to 99 unchanged, "99+" above 99 (SHL-09). Undefined, meaning no badge, for a count below
 * 1 or NaN.
 */
export function countText(count: number): string | undefined {
  if (!(count >= 1)) return undefined;
  return count > 99 ? '99+' : String(Math.floor(count));
}
