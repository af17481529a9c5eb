import type { Mount } from '../http/mount.ts';
import type { Content } from '../modules/content/content.ts';

/** Mounts pages, content inside pages, store banners and menus. */
export function mountContent(mount: Mount, content: Content) {
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
}
