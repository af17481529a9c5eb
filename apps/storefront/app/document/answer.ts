import { createContext, useContext } from 'react';
import type { SharedStyles } from './styleSheet.ts';

/** What one answer of the server has that no other may share. In the browser it is empty: nothing there compares it. */
export interface Answer {
  readonly nonce: string;
  /** Answers the page is drawn from, by cache key; undefined in the browser, which reads them from the page. */
  readonly preloaded?: Record<string, unknown>;
  /** What a page links to; undefined in the browser, which leaves the link as it is. */
  readonly styles?: SharedStyles | undefined;
  /** What the router's loaders have found, for its browser half; undefined in the browser. */
  readonly handOff?: string | undefined;
  /** Where else faults of the page are reported: an attribute of the document, which the browser reads and never draws. */
  readonly sentryDsn?: string;
  /** Scripts a lazy screen needs. */
  preloads(screen: string): readonly string[];
}

/** React compares it in development alone. */
const ofThisPage = () => (globalThis as { __webpack_nonce__?: string }).__webpack_nonce__ ?? '';

export const AnswerContext = createContext<Answer>({
  nonce: import.meta.env.DEV ? ofThisPage() : '',
  preloads: () => [],
});
export const useAnswer = () => useContext(AnswerContext);

/** The element in which the answers travel to the browser. */
export const preloadedId = 'preloaded';
