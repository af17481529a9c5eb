import { tokens } from '@luxe/tokens/catalogue';
import { blendOver, toHex } from '@luxe/tokens/colour';

const byId = new Map(tokens.map((token) => [token.id, token]));

/** Paper of a printed page. Translucent colours are blended over it. */
const paper = '#ffffff';

/** An opaque colour of the light theme, `#rrggbb`, because documents are printed. */
export function documentColour(id: string): string {
  const token = byId.get(`color.${id}`);
  if (!token) throw new RangeError(`There is no token color.${id}`);
  const { components, alpha = 1 } = (token.overrides?.light ?? token.value) as {
    readonly components: readonly number[];
    readonly alpha?: number;
  };
  const hex = toHex(components);
  return alpha === 1 ? hex : blendOver({ hex, alpha }, paper);
}
