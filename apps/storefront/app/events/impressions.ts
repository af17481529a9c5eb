import { impressionGroup, maxImpressions } from '@luxe/contract/event-values';
import type { DomainEvents } from '@luxe/telemetry';

type Seen = DomainEvents['search results seen'];

export interface Impressions {
  /** A result has been in the window. `position` is from 1. */
  see(position: number, productCode: string): void;
  /** Reports the groups that are not complete, because the page changes. */
  end(): void;
}

/** Reports the first 30 results of a search in groups of 10, when they have been seen [ANA-15]. */
export function createImpressions(text: string, report: (seen: Seen) => void): Impressions {
  const groups = new Map<number, Map<number, string>>();
  const send = (group: number) => {
    const products = [...(groups.get(group) ?? [])]
      .sort(([a], [b]) => a - b)
      .map(([position, productCode]) => ({ position, productCode }));
    if (products.length > 0) report({ text, group, products });
    groups.set(group, new Map());
  };
  const seen = new Set<number>();
  return {
    see(position, productCode) {
      if (position < 1 || position > maxImpressions || seen.has(position)) return;
      seen.add(position);
      const group = Math.ceil(position / impressionGroup);
      const members = groups.get(group) ?? new Map<number, string>();
      groups.set(group, members.set(position, productCode));
      if (members.size === impressionGroup) send(group);
    },
    end: () => [...groups.keys()].sort().forEach(send),
  };
}
