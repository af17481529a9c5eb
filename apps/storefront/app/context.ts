import type { CallName, CallResponse } from '@luxe/contract/calls';
import type { Theme } from '@luxe/tokens';
import type { SharedStyles } from './document/styleSheet.ts';

/** What a read of the store takes; the parts a call has not are left out. */
export interface ReadArgs {
  readonly params?: object;
  readonly query?: object;
}

/** What the host gives a render: nothing of the shopper but the theme. */
export interface PageContext {
  /** Fresh for every answer; on every script and style the server writes. */
  readonly nonce: string;
  readonly theme: Theme;
  /** Name of the retailer's own theme; empty where there is none to choose. */
  readonly customTheme: string;
  /** Where the shop stands, from configuration and never from the Host header: `https://shop.example`. */
  readonly publicOrigin: string;
  /** True while the shop runs on a loopback name: nothing is charged, the login says where the code is. */
  readonly isDemo: boolean;
  /** Of customer service, as it is shown. */
  readonly serviceNumber: string;
  /** Sentry's address for faults of the page; empty for none. */
  readonly sentryDsn: string;
  /** Customers log in by a code; without it by their password. */
  readonly singleSignOn: boolean;
  /** Reads the catalogue or content, without cookies, with HTML sanitised. Rejects with the client's ApiError. */
  read<Name extends CallName>(name: Name, args?: ReadArgs): Promise<CallResponse<Name>>;
  /** What loaders have read, by cache key: drawn from, and handed to the browser once. */
  readonly preloaded: Record<string, unknown>;
  /** Takes the page, in parts. In a Response it would be a web stream: a millisecond of conversions. */
  send(parts: readonly string[]): void;
  /** Told of a render that went wrong. */
  report(error: unknown): void;
  /** Rules that a page links to; none in development, where each page carries its own. */
  readonly styles?: SharedStyles | undefined;
  /** Scripts a lazy screen needs, to be fetched while the page is read. */
  preloads(screen: string): readonly string[];
}

declare module 'react-router' {
  interface AppLoadContext extends PageContext {}
}
