import { useSyncExternalStore } from 'react';
import { useResources } from '../context/context.ts';

/**
 * Returns a value about a page, such as its catalogue, and a function that sets the value. The value is
 * undefined until the server has preloaded it under `key` or the page has set it. Makes no request.
 */
export function usePageValue<Fact>(key: string): [Fact | undefined, (fact: Fact) => void] {
  const { pageValues } = useResources();
  const read = () => pageValues.get()[key] as Fact | undefined;
  const fact = useSyncExternalStore(pageValues.subscribe, read, read);
  return [fact, (next) => pageValues.set({ ...pageValues.get(), [key]: next })];
}
