import type { Client } from '@luxe/client';
import { useResources } from './context.ts';

/** The page's client, for writes that only one feature makes. Reads use `useCall`. */
export function useClient(): Client {
  return useResources().client;
}
