import { editDistance } from '../../modules/search/text.ts';

/** Most letters by which a misspelt name may differ from a known one. */
const maxTypos = 3;

/** The known name that is nearest to a misspelt one; undefined if none is near. */
export function nearestOf(typed: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .map((name) => ({ name, distance: editDistance(typed, name, maxTypos) }))
    .filter(({ name, distance }) => distance <= maxTypos && distance < name.length / 2)
    .sort((a, b) => a.distance - b.distance);
  return nearest?.name;
}
