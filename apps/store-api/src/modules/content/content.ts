import { eq } from 'drizzle-orm';
import type { CallAnswer } from '@luxe/contract/calls';
import type { Database } from '../../db/database.ts';
import { contentPage, navigation } from '../../db/schema/catalogue.ts';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import { Recent } from '../../recent.ts';
import { toBlocks } from './blocks.ts';
import { brandIndexAt } from './brand-index.ts';
import { cartPages } from './cart-pages.ts';
import { FoundCounts } from './found-counts.ts';
import { toMenuItem, type MenuItem } from './menu-item.ts';
import { storeBanner, type BannerAnswer } from './store-banner.ts';

type Page = typeof contentPage.$inferSelect;
type PageAnswer = CallAnswer<'homePage'>;
type MenuAnswer = CallAnswer<'navigation'>;
type CatalogueName = Page['catalogue'];

/** Pages and menus kept in memory. Misses are not kept: anyone can think up slugs. */
const kept = 200;

/** Content at these paths stands inside pages and is none itself. */
const isInside = /^\/(?:hybrid-plp-page|layout-page)\//i;

/** Pages and menus as editors wrote them, with live products. `forget` is called when one has changed. */
export class Content {
  readonly #db: Database;
  readonly #catalogue: LiveCatalogue;
  readonly #pages = new Recent<Page>(kept);
  readonly #menus = new Recent<readonly MenuItem[]>(kept);
  readonly #found: FoundCounts;

  constructor(db: Database, catalogue: LiveCatalogue) {
    this.#db = db;
    this.#catalogue = catalogue;
    this.#found = new FoundCounts(catalogue);
  }

  forget() {
    this.#pages.clear();
    this.#menus.clear();
  }

  /** `home-page`, `indiluxe`, or the slug of a landing page. `undefined` when there is none. */
  async pageBySlug(slug: string): Promise<PageAnswer | undefined> {
    if (!/^[\w-]+$/.test(slug)) return undefined;
    const page = await this.#page(`slug ${slug}`, eq(contentPage.slug, slug));
    return page && isInside.test(page.path) ? undefined : this.#show(page);
  }

  /** The page at a path of the storefront, or one of the two that stand beside a bag. `undefined` when there is none. */
  async pageByPath(path: string): Promise<PageAnswer | undefined> {
    const clean = `/${path.replace(/^\/+|\/+$/g, '')}`;
    if (!/^[\w/.-]+$/.test(clean) || isInside.test(clean)) return undefined;
    const at = (one: string) => this.#page(`path ${one}`, eq(contentPage.path, one));
    const index = brandIndexAt(clean);
    const found = (await at(clean)) ?? (index === undefined ? undefined : await at(index));
    return this.#show(found ?? cartPages.find((one) => one.path === clean));
  }

  /** What stands inside a page: around the products of a category, by its code, or a layout by its name. `undefined` when there is none. */
  async layout(folder: 'hybrid-plp-page' | 'layout-page', id: string): Promise<PageAnswer | undefined> {
    if (!/^[\w-]+$/.test(id)) return undefined;
    const path = `/${folder}/${id.toLowerCase()}`;
    return this.#show(await this.#page(`path ${path}`, eq(contentPage.path, path)));
  }

  /** The banner of a store, by its words or its super-brand's code. `undefined` when there is none. */
  banner(id: string): Promise<BannerAnswer | undefined> {
    return storeBanner(this.#catalogue, id);
  }

  /** The menu of a catalogue, everything in the middle, with what each of its items leads to counted. */
  async menu(catalogue: CatalogueName): Promise<MenuAnswer> {
    const items = await this.#menu(catalogue);
    const centre = await Promise.all(
      items.map(async (item) => {
        const found = await this.#found.at(item.webURL, catalogue);
        return found ? { ...item, found } : item;
      }),
    );
    return { catalogue, left: [], centre, right: [] };
  }

  async #menu(catalogue: CatalogueName): Promise<readonly MenuItem[]> {
    const known = this.#menus.get(catalogue);
    if (known) return known;
    const [row] = await this.#db.select().from(navigation).where(eq(navigation.catalogue, catalogue));
    const items = (row?.items ?? []).map(toMenuItem);
    this.#menus.set(catalogue, items);
    return items;
  }

  async #page(key: string, where: ReturnType<typeof eq>): Promise<Page | undefined> {
    const known = this.#pages.get(key);
    if (known) return known;
    const [row] = await this.#db.select().from(contentPage).where(where);
    if (row) this.#pages.set(key, row);
    return row;
  }

  async #show(page: Page | undefined): Promise<PageAnswer | undefined> {
    if (!page) return undefined;
    const { slug, catalogue, path, title, description } = page;
    const isHome = path === '/' || path === '/explore/indiluxe';
    const home =
      catalogue === 'luxury' ? { name: 'Home', url: '/' } : { name: 'indiluxe', url: '/explore/indiluxe' };
    return {
      slug,
      catalogue,
      pagePath: path,
      h1: title,
      seo: { title, description, breadcrumbs: isHome ? [home] : [home, { name: title, url: path }] },
      blocks: await toBlocks(this.#catalogue, page.blocks, catalogue),
    };
  }
}
