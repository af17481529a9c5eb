import type { FastifyInstance } from 'fastify';
import { themes, type Theme } from '@luxe/tokens';
import type { Config } from '../config.ts';
import { isSameOrigin } from '../boundary/guard.ts';

const year = 365 * 24 * 60 * 60;

/** The theme a cookie names, the retailer's own only where there is one; dark is the house [SHL-23]. */
export const readTheme = (cookie: string | undefined, { customTheme }: Pick<Config, 'customTheme'>): Theme =>
  themes.find((theme) => theme === cookie && (theme !== 'custom' || customTheme)) ?? 'dark';

/** `POST /preferences/theme`: keeps the choice without a script, and goes back to where it was made. */
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
      .redirect(safeBack(form.get('back') ?? request.headers.referer, config.publicOrigin), 303);
  });
}

/** A path of this shop out of what a form or Referer says; home for anything else. */
function safeBack(given: string | undefined, publicOrigin: string): string {
  const url = given ? URL.parse(given, publicOrigin) : null;
  if (!url || url.origin !== publicOrigin || /^\/[/\\]/.test(url.pathname)) return '/';
  return url.pathname + url.search;
}
