/** Products in the first row of the widest grid. */
const rowLength = 4;
/** How far down the list a product is taken from. */
const reach = 12;

/**
 * The same products with a first row of different colours: each place takes the first of the next products whose colour is not in the
 * row yet. The order of all others stays; where every near product has a colour of the row, so does the row.
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
