import type { Mount } from '../../http/mount.ts';
import { DomainError } from '../../domainError.ts';
import type { Content } from './content.ts';

const unknownPage = () => new DomainError(404, 'C4041', 'There is no content at this address.');

/** Mounts pages, content inside pages, store banners and menus. */
export function mountContent(mount: Mount, content: Content) {
  mount('homePage', async ({ params }) => {
    const page = await content.pageBySlug(params.slug);
    if (!page) throw unknownPage();
    return page;
  });

  mount('cmsPage', async ({ params }) => {
    const page = await content.pageByPath(params.path);
    if (!page) throw unknownPage();
    return page;
  });

  mount('hybridPlpPage', async ({ params }) => {
    const page = await content.layout('hybrid-plp-page', params.id);
    if (!page) throw unknownPage();
    return page;
  });

  mount('layoutPage', async ({ params }) => {
    const page = await content.layout('layout-page', params.id);
    if (!page) throw unknownPage();
    return page;
  });

  mount('storeBanner', async ({ params }) => {
    const banner = await content.banner(params.id);
    if (!banner) throw new DomainError(404, 'C4041', 'There is no such store.');
    return banner;
  });

  mount('navigation', ({ query }) => content.menu(query.catalogue));
}
