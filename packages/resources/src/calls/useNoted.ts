import useSWR from 'swr';

/**
 * A fact about a page, cached under a key of the caller's: noted by the server among what it has preloaded, or by the page once it knows.
 * Undefined until then. Nothing is requested.
 */
export function useNoted<Fact>(key: string): [Fact | undefined, (fact: Fact) => void] {
  const { data, mutate } = useSWR<Fact>(key, null);
  return [data, (fact) => void mutate(fact, { revalidate: false })];
}
