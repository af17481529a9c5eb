import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { contentPage, navigation, type category } from '../db/schema/catalogue.ts';
import type { Block, CatalogueName, NavigationItem } from '../model/catalogue.ts';
import { menuItem } from '../model/menuItem.ts';
import { categoryPath } from '../modules/catalogue/paths.ts';

type Category = typeof category.$inferSelect;
type ContentPage = typeof contentPage.$inferSelect;
type Navigation = Pick<typeof navigation.$inferSelect, 'catalogue' | 'items'>;

/** New rows of menus and pages, and menus that get further items. */
export interface ContentPlan {
  readonly pages: readonly ContentPage[];
  readonly menus: readonly Navigation[];
}

const catalogues = ['luxury', 'indiluxe'] as const;

const homes: Readonly<Record<CatalogueName, Pick<ContentPage, 'slug' | 'path' | 'title' | 'description'>>> = {
  luxury: {
    slug: 'home-page',
    path: '/',
    title: 'Welcome',
    description: 'Everything that is new in the shop.',
  },
  indiluxe: {
    slug: 'indiluxe',
    path: '/explore/indiluxe',
    title: 'indiluxe',
    description: 'Everything that is new at indiluxe.',
  },
};
const brandIndexes: Readonly<
  Record<CatalogueName, Pick<ContentPage, 'slug' | 'path' | 'title' | 'description'>>
> = {
  luxury: {
    slug: 'a-to-z-luxury-brands',
    path: '/brandList/a-to-z-luxury-brands',
    title: 'Brands, A to Z',
    description: 'All brands by their first letter, each with its own page.',
  },
  indiluxe: {
    slug: 'indiluxe-brands-index',
    path: '/brandList/indiluxe-brands-index',
    title: 'indiluxe brands, A to Z',
    description: 'All brands at indiluxe by their first letter, each with its own page.',
  },
};

/**
 * Plans the pages that a shop cannot do without, as far as they are missing: both homes and both brand
 * indexes. Plans a menu item for each new department, and a link for each new category below one. What
 * editors have written stays as it is. `firstProducts` are ids of new products by catalogue, for the homes.
 */
export async function planContent(
  db: Database,
  categories: { readonly stored: readonly Category[]; readonly added: readonly Category[] },
  firstProducts: Readonly<Record<CatalogueName, readonly string[]>>,
): Promise<ContentPlan> {
  const isFirst = categories.stored.length === 0;
  if (!isFirst && categories.added.length === 0) return { pages: [], menus: [] };
  const paths = [...Object.values(homes), ...Object.values(brandIndexes)].map(({ path }) => path);
  const known = await db
    .select({ path: contentPage.path })
    .from(contentPage)
    .where(inArray(contentPage.path, paths));
  const isMissing = ({ path }: Pick<ContentPage, 'path'>) => !known.some((one) => one.path === path);
  const rootOf = (catalogue: CatalogueName) =>
    [...categories.stored, ...categories.added].find(
      (one) => one.catalogue === catalogue && one.parentCode === null,
    );
  const wanted = catalogues.flatMap((catalogue) => [
    { ...homes[catalogue], catalogue, blocks: homeBlocks(rootOf(catalogue), firstProducts[catalogue]) },
    { ...brandIndexes[catalogue], catalogue, blocks: [{ type: 'brandIndex' as const }] },
  ]);
  const menus: Navigation[] = [];
  for (const catalogue of catalogues) {
    const menu = await planMenu(db, catalogue, categories);
    if (menu) menus.push(menu);
  }
  return { pages: wanted.filter(isMissing), menus };
}

function homeBlocks(root: Category | undefined, productIds: readonly string[]): Block[] {
  if (!root || productIds.length === 0) return [];
  return [
    {
      type: 'productRail',
      title: 'New in',
      link: { label: 'View all', href: hrefOf(root) },
      query: { category: root.code },
      productIds: [...productIds],
    },
  ];
}

async function planMenu(
  db: Database,
  catalogue: CatalogueName,
  { stored, added }: { readonly stored: readonly Category[]; readonly added: readonly Category[] },
): Promise<Navigation | undefined> {
  const own = added.filter((one) => one.catalogue === catalogue && one.parentCode !== null);
  if (own.length === 0) return undefined;
  const [menu] = await db.select().from(navigation).where(eq(navigation.catalogue, catalogue));
  const roots = new Set(
    [...stored, ...added].filter(({ parentCode }) => parentCode === null).map(({ code }) => code),
  );
  const items = structuredClone(menu?.items ?? []);
  for (const one of own)
    if (roots.has(one.parentCode ?? '')) items.push(toItem(one));
    else addLink(items, one, [...stored, ...added]);
  if (!menu) items.push(brandsItem(catalogue));
  return { catalogue, items };
}

const hrefOf = ({ slug, code }: Pick<Category, 'slug' | 'code'>) => categoryPath(slug, code);

const toItem = (department: Category): NavigationItem =>
  menuItem(department.name, hrefOf(department), {
    btnText: `View all ${department.name.toLowerCase()}`,
  });

/** Adds a link to the list of categories of the department's item. */
function addLink(items: NavigationItem[], one: Category, all: readonly Category[]) {
  const department = all.find(({ code }) => code === one.parentCode);
  const item = department && items.find(({ webURL }) => webURL === hrefOf(department));
  if (!department || !item) return;
  let list = item.sectionsCollection.find(({ sectionType }) => sectionType === 'category-list');
  if (!list) {
    list = menuItem('Category', hrefOf(department), { sectionType: 'category-list' });
    item.sectionsCollection.unshift(list);
  }
  list.subitemCollection.push({ title: one.name, redirectionUrl: hrefOf(one) });
}

const brandsItem = (catalogue: CatalogueName): NavigationItem =>
  menuItem('Brands', brandIndexes[catalogue].path, { sectionType: 'brand', btnText: 'A to Z' });
