import type { FastifyInstance } from 'fastify';
import { themes, type Theme } from '@luxe/tokens';
import type { Config } from '../config/config.ts';
import { isSameOrigin } from '../boundary/guard.ts';

const year = 365 * 24 * 60 * 60;

/** The theme that a cookie names; `custom` only if the retailer has a theme. The default is dark [SHL-23]. */
export const readTheme = (cookie: string | undefined, { customTheme }: Pick<Config, 'customTheme'>): Theme =>
  themes.find((theme) => theme === cookie && (theme !== 'custom' || customTheme)) ?? 'dark';

/**
 * `POST /preferences/theme`: a form that saves the shopper's theme in a cookie without a script, and
 * redirects back to the page.
 */
export function themePreference(app: FastifyInstance, config: Config): void {
  app.post('/preferences/theme', { bodyLimit: 2048 }, (request, reply) => {
    if (!isSameOrigin(request, config.publicOrigin))
      return reply.status(403).type('text/plain').send('Forbidden');
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    return reply
      .setCookie('theme', readTheme(form.get('theme') ?? undefined, config), {
        path: '/',
        sameSite: 'lax',
        secure: config.publicOrigin.startsWith('https:'),
        maxAge: year,
      })
      .header('cache-control', 'no-store')
      .redirect(safeReturnPath(form.get('back') ?? request.headers.referer, config.publicOrigin), 303);
  });
}

/** Returns a path of this shop from a form field or a Referer; the home page for anything else. */
function safeReturnPath(given: string | undefined, publicOrigin: string): string {
  const url = given ? URL.parse(given, publicOrigin) : null;
  if (!url || url.origin !== publicOrigin || /^\/[/\\]/.test(url.pathname)) return '/';
  return url.pathname + url.search;
}
