import type { LinksFunction, LoaderFunctionArgs } from 'react-router-dom';
import type { RootData } from './data/rootData.ts';
import icon from './head/favicon.svg?url&no-inline';
import '@luxe/tokens/fonts.css';
import '@luxe/tokens/tokens.css';
import '@luxe/tokens/base.css';

// The route around every page. The entry of the browser imports `Root.tsx` directly, so no script of a page
// refers to these styles: the server puts them into the shared style file.
export { default, ErrorBoundary, Layout, shouldRevalidate } from './shell/Root.tsx';

export const links: LinksFunction = () => [
  { rel: 'icon', type: 'image/svg+xml', href: icon },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-180.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export const loader = ({ context }: LoaderFunctionArgs): RootData => ({
  theme: context.theme,
  customTheme: context.customTheme,
  publicOrigin: context.publicOrigin,
  isDemo: context.isDemo,
  serviceNumber: context.serviceNumber,
  singleSignOn: context.singleSignOn,
  ...(context.posted && { posted: context.posted }),
});
