/** Number of products in the first row of a listing, where the grid is widest. */
const rowLength = 4;
/** Number of next products to choose from. */
const reach = 12;

/**
 * Fills the first row with products of different colours. Each position takes the first of the next `reach`
 * products whose colour the row does not have yet. If there is none, it takes the next product. All other
 * products stay in order.
 */
export function mixColours<Card extends { readonly color: string }>(cards: readonly Card[]): Card[] {
  const row: Card[] = [];
  const rest = [...cards];
  while (row.length < rowLength && rest.length > 0) {
    const isNew = ({ color }: Card) => row.every((other) => other.color !== color);
    const at = Math.max(rest.slice(0, reach).findIndex(isNew), 0);
    row.push(...rest.splice(at, 1));
  }
  return [...row, ...rest];
}
