import type { ReactNode } from 'react';
import { Links, ScrollRestoration } from 'react-router-dom';
import type { Catalogue, Theme } from '@luxe/tokens';
import { sharedStylesId } from '../styles/adoptStyles.ts';
import { useRenderData } from './renderData.ts';
import { firstScript } from './firstScript.ts';
import { FontPreloads } from './FontPreloads.tsx';
import { PageScripts } from './PageScripts.tsx';

/**
 * `color-scheme` of the page and its controls until the styles load. Only its tokens define whether a
 * retailer's theme (`custom`) is light or dark, so both are given.
 */
const colorSchemes: Record<Theme, string> = {
  dark: 'dark',
  light: 'light',
  auto: 'light dark',
  custom: 'dark light',
};

export type DocumentProps = { theme: Theme; catalogue: Catalogue; children: ReactNode };

/**
 * The HTML document of every page. The server writes theme and catalogue as attributes of `<html>`, so that
 * no other theme flashes [SHL-23].
 */
export function Document({ theme, catalogue, children }: DocumentProps) {
  const { nonce, styles, sentryDsn, serviceWorker, webVitalsSample, analytics } = useRenderData();
  return (
    <html
      lang="en-IN"
      data-theme={theme}
      data-catalogue={catalogue}
      {...(import.meta.env.SSR && {
        'data-sentry': sentryDsn || undefined,
        'data-analytics': analytics || undefined,
        'data-worker': serviceWorker === false ? 'off' : undefined,
        'data-vitals': webVitalsSample,
      })}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={colorSchemes[theme]} />
        {/* Vite's helper around `import()` reads the nonce here. */}
        {(import.meta.env.SSR || import.meta.env.DEV) && (
          <meta property="csp-nonce" nonce={nonce} content="" />
        )}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: firstScript }} suppressHydrationWarning />
        {styles && <link rel="stylesheet" href={styles.href} id={sharedStylesId} />}
        {import.meta.env.SSR && <FontPreloads catalogue={catalogue} />}
        <Links nonce={import.meta.env.DEV ? nonce : undefined} />
      </head>
      <body>
        {children}
        {import.meta.env.SSR ? <PageScripts /> : <ScrollRestoration />}
      </body>
    </html>
  );
}
