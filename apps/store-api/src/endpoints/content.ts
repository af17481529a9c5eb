import type { Clock } from '@luxe/host';
import type { Database } from '../db/database.ts';
import type { Mount } from '../http/mount.ts';
import { currentAnnouncement } from '../modules/content/announcement.ts';
import type { Content } from '../modules/content/content.ts';

interface ContentRoutes {
  readonly content: Content;
  readonly db: Database;
  readonly clock: Clock;
}

/** Mounts pages, content inside pages, store banners, menus, hints for Tara and the line above the header. */
export function mountContent(mount: Mount, { content, db, clock }: ContentRoutes) {
  mount('homePage', async ({ params, domainError }) => {
    const page = await content.pageBySlug(params.slug);
    if (!page) throw domainError('contentNotFound');
    return page;
  });

  mount('cmsPage', async ({ params, domainError }) => {
    const page = await content.pageByPath(params.path);
    if (!page) throw domainError('contentNotFound');
    return page;
  });

  mount('hybridPlpPage', async ({ params, domainError }) => {
    const page = await content.layout('hybrid-plp-page', params.id);
    if (!page) throw domainError('contentNotFound');
    return page;
  });

  mount('layoutPage', async ({ params, domainError }) => {
    const page = await content.layout('layout-page', params.id);
    if (!page) throw domainError('contentNotFound');
    return page;
  });

  mount('storeBanner', async ({ params, domainError }) => {
    const banner = await content.banner(params.id);
    if (!banner) throw domainError('unknownStore');
    return banner;
  });

  mount('navigation', ({ query }) => content.menu(query.catalogue));

  mount('taraHints', ({ query }) => content.taraHints(query.catalogue));

  mount('announcement', () => currentAnnouncement(db, clock.now()));
}
