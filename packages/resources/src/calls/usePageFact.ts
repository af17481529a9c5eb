import useSWR from 'swr';

/**
 * A fact about a page, cached under the caller's key. The server adds it to the preloaded data, or the page
 * sets it. Undefined until then. Makes no request.
 */
export function usePageValue<Fact>(key: string): [Fact | undefined, (fact: Fact) => void] {
  const { data, mutate } = useSWR<Fact>(key, null);
  return [data, (fact) => void mutate(fact, { revalidate: false })];
}
