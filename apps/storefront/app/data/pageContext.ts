import type { CallName, CallResponse } from '@luxe/contract/calls';
import type { SentLead } from '@luxe/feature-leads';
import type { Theme } from '@luxe/tokens';
import type { SharedStyles } from '../styles/styleSheet.ts';

/**
 * Arguments of a call that reads data. `params` and `query` are absent when the call has no path or query
 * parameters.
 */
export interface ReadArgs {
  readonly params?: object;
  readonly query?: object;
}

/**
 * What the server passes to the render of a page. Only the theme, `isMissing` and `posted` depend on the
 * shopper.
 */
export interface PageContext {
  /**
   * A nonce that is new for every response. Every script and style that the server writes carries the nonce.
   */
  readonly nonce: string;
  readonly theme: Theme;
  /** Name of the retailer's own theme. Empty when there is none. */
  readonly customTheme: string;
  /** Public origin from configuration, never from the Host header: `https://shop.example`. */
  readonly publicOrigin: string;
  /**
   * Whether the shop is a demo on a loopback host. Then nothing is charged, and the login shows where to find
   * the code.
   */
  readonly isDemo: boolean;
  /** Telephone number of customer service, as displayed. */
  readonly serviceNumber: string;
  /** Sentry DSN for errors in the page. Empty turns Sentry off. */
  readonly sentryDsn: string;
  /** Whether the page registers the service worker. */
  readonly serviceWorker: boolean;
  /** Share of page views, in percent, whose web vitals are reported. */
  readonly webVitalsSample: number;
  /** Receivers of events outside the shop, as JSON (`AnalyticsSettings`). Empty when there is none. */
  readonly analytics: string;
  /** True: customers log in with a code. False: with a password. */
  readonly singleSignOn: boolean;
  /** Whether the customer does not have the order or return of the page [RTE-06]. */
  readonly isMissing: boolean;
  /** A form that a browser has sent to the page without scripts, and what became of it. */
  readonly posted?: SentLead | undefined;
  /** Reads catalogue or content data without cookies and with sanitised HTML. Rejects with an `ApiError`. */
  read<Name extends CallName>(name: Name, args?: ReadArgs): Promise<CallResponse<Name>>;
  /**
   * Responses that loaders have read, by cache key. The page renders from them and sends them to the browser.
   */
  readonly preloaded: Record<string, unknown>;
  /** The line above the header. Only the server renders it: the browser leaves its HTML as it is. */
  announcement?: CallResponse<'announcement'>['announcement'];
  /**
   * Sends the page in parts. It is used instead of a `Response`, because the body would then be a web stream,
   * whose conversion costs 1 ms.
   */
  send(parts: readonly string[]): void;
  /** Reports an error of the render or of a loader. */
  report(error: unknown): void;
  /** The shared style file. Undefined in development, where each page contains its own rules. */
  readonly styles?: SharedStyles | undefined;
  /** Returns the paths of a lazy screen's scripts, so that the page can fetch them early. */
  preloads(screen: string): readonly string[];
}

declare module 'react-router' {
  interface AppLoadContext extends PageContext {}
}
