import type { ReactNode } from 'react';

/** A live example with the rule that it shows. */
export type Example = readonly [rule: string, example: ReactNode];

/** What the page of a component explains, beside its stories, props and keys. */
export interface Guide {
  /** What it is for, in one or two sentences. */
  readonly use: string;
  /** When not to use it, and what to use instead. */
  readonly avoid: string;
  /** Its parts, in reading order. */
  readonly anatomy: readonly (readonly [part: string, about: string])[];
  /** What a person who builds with it must know for accessibility. */
  readonly accessibility: readonly string[];
  /** Titles of related components in the sidebar. */
  readonly related: readonly string[];
  /** The same content twice: as the shop does it, and as it must not look. */
  readonly pair: { readonly good: Example; readonly bad: Example };
}

/** Guides by title in the sidebar: `ui/actions/Button`. */
export type Guides = Readonly<Record<string, Guide>>;
