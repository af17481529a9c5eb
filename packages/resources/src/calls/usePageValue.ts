import useSWR from 'swr';

/**
 * Returns a value about a page, such as its catalogue, and a function that sets the value. The value is
 * cached under `key`. It is undefined until the server has preloaded it or the page has set it. Makes no
 * request.
 */
export function usePageValue<Fact>(key: string): [Fact | undefined, (fact: Fact) => void] {
  const { data, mutate } = useSWR<Fact>(key, null);
  return [data, (fact) => void mutate(fact, { revalidate: false })];
}
