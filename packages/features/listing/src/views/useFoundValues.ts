import { useEffect, useState } from 'react';

type Includes = (name: string, typed: string) => boolean;

/**
 * Returns the facet values whose name contains the typed text. The first letter starts to load the
 * text-matching code. Until that code has loaded, all values are returned.
 */
export function useFoundValues<Value extends { name: string }>(
  values: readonly Value[],
  typed: string,
): readonly Value[] {
  const [includes, setIncludes] = useState<Includes>();
  useEffect(() => {
    if (typed)
      import('@luxe/format/fold').then(
        (fold) => setIncludes(() => fold.foldedIncludes),
        () => {},
      );
  }, [typed]);
  return includes ? values.filter(({ name }) => includes(name, typed)) : values;
}
