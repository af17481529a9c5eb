import { LruCache } from '@luxe/host';
import { eq } from 'drizzle-orm';
import type { CallResponseInput } from '@luxe/contract/calls';
import type { Database } from '../../db/database.ts';
import { contentPage, navigation } from '../../db/schema/catalogue.ts';
import type { LiveCatalogue } from '../catalogue/liveCatalogue.ts';
import { toBlocks, type BlockOptions, type InvalidPart } from './blocks.ts';
import { brandIndexAt } from './brandIndex.ts';
import { defaultPages } from './defaultPages.ts';
import { FoundCounts } from './foundCounts.ts';
import { toMenuItem, type MenuItem } from './menuItem.ts';
import { humanSitemap, humanSitemapPath } from './text-pages/humanSitemap.ts';
import { sellersPath, withSellerList } from './text-pages/sellerList.ts';
import { noReturnPage } from './text-pages/servicePages.ts';
import { storeBanner, type BannerResponse } from './storeBanner.ts';
import { hintPaths, toTaraHints } from './taraHints.ts';

type Page = typeof contentPage.$inferSelect;
type PageResponse = CallResponseInput<'homePage'>;
type MenuResponse = CallResponseInput<'navigation'>;
type CatalogueName = Page['catalogue'];

/**
 * Maximum number of cached pages, and of cached menus. Unknown slugs are not cached, because a client can
 * invent any number of them.
 */
const cacheSize = 200;

/** A menu without its counts. */
type Menu = Readonly<Record<'left' | 'centre' | 'right', readonly MenuItem[]>>;

/** Content at these paths appears inside pages and is not a page itself. */
const isInside = /^\/(?:hybrid-plp-page|layout-page)\//i;

/**
 * Pages and menus that editors write, with current products. The owner of this object calls `forget` when
 * content has changed.
 */
export class Content {
  readonly #db: Database;
  readonly #catalogue: LiveCatalogue;
  readonly #pages = new LruCache<Page>(cacheSize);
  readonly #menus = new LruCache<Menu>(cacheSize);
  readonly #found: FoundCounts;
  readonly #warn: (line: string) => void;
  /** Warnings since the last change of content. A page is shown often, but its mistakes are reported once. */
  readonly #warnings = new Set<string>();

  /** `warn` gets a line for each block that a page leaves out, and for products that a block leaves out. */
  constructor(db: Database, catalogue: LiveCatalogue, warn: (line: string) => void = () => {}) {
    this.#db = db;
    this.#catalogue = catalogue;
    this.#warn = warn;
    this.#found = new FoundCounts(catalogue);
  }

  forget() {
    this.#pages.clear();
    this.#menus.clear();
    this.#warnings.clear();
  }

  /**
   * A page by slug: `home-page`, `indiluxe`, a landing page, or `no-return-page-tcl`, which has a default
   * [CON-02]. Undefined for none.
   */
  async pageBySlug(slug: string): Promise<PageResponse | undefined> {
    if (!/^[\w-]+$/.test(slug)) return undefined;
    const stored = await this.#page(`slug ${slug}`, eq(contentPage.slug, slug));
    const page = stored ?? (slug === noReturnPage.slug ? noReturnPage : undefined);
    return page && isInside.test(page.path) ? undefined : this.#show(page);
  }

  /**
   * Finds a page by its storefront path. The default content beside a bag, the default texts and the sitemap
   * count as pages, too. Undefined if no page has the path.
   */
  async pageByPath(path: string): Promise<PageResponse | undefined> {
    const clean = `/${path.replace(/^\/+|\/+$/g, '')}`;
    if (!/^[\w/.-]+$/.test(clean) || isInside.test(clean)) return undefined;
    const at = (one: string) => this.#page(`path ${one}`, eq(contentPage.path, one));
    const index = brandIndexAt(clean);
    const found = (await at(clean)) ?? (index === undefined ? undefined : await at(index));
    const page = found ?? this.#defaultAt(clean);
    return this.#show(page && clean === sellersPath ? withSellerList(page, this.#catalogue) : page);
  }

  /**
   * Finds content that other pages contain. `id` is a category code for editorial content of a listing, or
   * the name of a layout. Undefined if there is none.
   */
  async layout(folder: 'hybrid-plp-page' | 'layout-page', id: string): Promise<PageResponse | undefined> {
    if (!/^[\w-]+$/.test(id)) return undefined;
    const path = `/${folder}/${id.toLowerCase()}`;
    return this.#show(await this.#page(`path ${path}`, eq(contentPage.path, path)));
  }

  /** The banner of a store, by its slug or the code of its super-brand. Undefined for none. */
  banner(id: string): Promise<BannerResponse | undefined> {
    return storeBanner(this.#catalogue, id);
  }

  /** Questions that a shopper of a catalogue can ask Tara [CON-09]. */
  async taraHints(catalogue: CatalogueName): Promise<CallResponseInput<'taraHints'>> {
    const path = hintPaths[catalogue];
    return toTaraHints(await this.#page(`path ${path}`, eq(contentPage.path, path)));
  }

  /**
   * The menu of a catalogue: its sections in `centre`, links for every menu in `left`, and pictures for every
   * menu in `right`. A section that links to a listing also has the numbers of products and brands in this
   * listing.
   */
  async menu(catalogue: CatalogueName): Promise<MenuResponse> {
    const { left, centre: items, right } = await this.#menu(catalogue);
    const centre = await Promise.all(
      items.map(async (item) => {
        const found = await this.#found.at(item.webURL, catalogue);
        return found ? { ...item, found } : item;
      }),
    );
    return { catalogue, left: [...left], centre, right: [...right] };
  }

  async #menu(catalogue: CatalogueName): Promise<Menu> {
    const known = this.#menus.get(catalogue);
    if (known) return known;
    const [row] = await this.#db.select().from(navigation).where(eq(navigation.catalogue, catalogue));
    const menu = {
      left: (row?.leftItems ?? []).map(toMenuItem),
      centre: (row?.items ?? []).map(toMenuItem),
      right: (row?.rightItems ?? []).map(toMenuItem),
    };
    this.#menus.set(catalogue, menu);
    return menu;
  }

  #defaultAt(path: string): Page | undefined {
    if (path === humanSitemapPath) return humanSitemap(this.#catalogue);
    return defaultPages.find((one) => one.path === path);
  }

  async #page(key: string, where: ReturnType<typeof eq>): Promise<Page | undefined> {
    const known = this.#pages.get(key);
    if (known) return known;
    const [row] = await this.#db.select().from(contentPage).where(where);
    if (row) this.#pages.set(key, row);
    return row;
  }

  async #show(page: Page | undefined): Promise<PageResponse | undefined> {
    return page && toPageResponse(this.#catalogue, page, (...found) => this.#report(page, ...found));
  }

  #report({ slug }: Page, type: string, part: InvalidPart) {
    const name = JSON.stringify(type.slice(0, 40));
    const line =
      part === 'block'
        ? `The page ${slug} leaves out a block that is unknown or not complete: ${name}.`
        : `The page ${slug} leaves out products whose id is no text, in a block of the type ${name}.`;
    if (this.#warnings.has(line)) return;
    this.#warnings.add(line);
    this.#warn(line);
  }
}

/**
 * Converts a page to the wire format, with current products. Leaves out invalid blocks and products, and
 * calls `onInvalid` with the type of the block.
 */
export async function toPageResponse(
  live: LiveCatalogue,
  page: Page,
  onInvalid?: BlockOptions['onInvalid'],
): Promise<PageResponse> {
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
    blocks: await toBlocks(live, page.blocks, catalogue, { onInvalid }),
  };
}
