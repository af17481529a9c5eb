import { useEffect, useState } from 'react';

type Includes = (name: string, typed: string) => boolean;

/** Values of a facet whose name holds what was typed; all until the fold of text is there, which comes with a letter. */
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
