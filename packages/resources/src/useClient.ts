import type { Client } from '@luxe/client';
import { useResources } from './context.ts';

/** The page's client, for a write that one feature alone makes. Reads go through `useCall`. */
export function useClient(): Client {
  return useResources().client;
}
