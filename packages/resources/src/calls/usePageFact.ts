import useSWR from 'swr';

/**
 * A value about a page, such as its catalogue, cached under `key`, and a function that sets the value.
 * Undefined until the server has added it to the preloaded data, or the page has set it. Makes no request.
 */
export function usePageValue<Fact>(key: string): [Fact | undefined, (fact: Fact) => void] {
  const { data, mutate } = useSWR<Fact>(key, null);
  return [data, (fact) => void mutate(fact, { revalidate: false })];
}
