import type { CallResponse } from '@luxe/contract/calls';
import { createContext, useContext } from 'react';
import type { SharedStyles } from '../styles/styleSheet.ts';

/**
 * Data of a single server response. Nearly empty in the browser, because hydration does not compare what is
 * rendered from this data.
 */
export interface RenderData {
  readonly nonce: string;
  /**
   * Responses that the page renders from, by cache key. Undefined in the browser, which reads them from the
   * page.
   */
  readonly preloaded?: Record<string, unknown>;
  /**
   * The shared style file to which the page links. Undefined in the browser, which leaves the link of the
   * server as it is.
   */
  readonly styles?: SharedStyles | undefined;
  /** The line above the header. Undefined in the browser. */
  readonly announcement?: CallResponse<'announcement'>['announcement'] | undefined;
  /** The router's loader data for hydration. Undefined in the browser. */
  readonly routerData?: string | undefined;
  /**
   * Sentry DSN, written as an attribute of the document. The browser reads it there and does not render it.
   */
  readonly sentryDsn?: string;
  /** Written as attributes of the document, like the DSN. */
  readonly serviceWorker?: boolean;
  readonly webVitalsSample?: number;
  /** Settings of analytics, written and read like the Sentry DSN. */
  readonly analytics?: string;
  /** Paths of the scripts of a lazy screen, by its name. */
  preloads(screen: string): readonly string[];
}

/** The nonce of the page. Only React's development build compares it on hydration. */
const readPageNonce = () => (globalThis as { __webpack_nonce__?: string }).__webpack_nonce__ ?? '';

export const RenderDataContext = createContext<RenderData>({
  nonce: import.meta.env.DEV ? readPageNonce() : '',
  preloads: () => [],
});
export const useRenderData = () => useContext(RenderDataContext);

/** Id of the element that contains the preloaded responses. */
export const preloadedId = 'preloaded';
