import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { navigation } from '../../../db/schema/catalogue.ts';
import type { CatalogueName, NavigationItem, Picture } from '../../../model/catalogue.ts';
import type { ContentKind } from './contentKind.ts';
import * as field from './fields.ts';

/** A link or a picture that every menu of a catalogue has. */
interface SideLink {
  readonly title: string;
  readonly redirectUrl: string;
}
interface SidePicture extends SideLink {
  readonly text: string;
  readonly image?: Picture | undefined;
}

interface NavigationValue {
  readonly items: NavigationItem[];
  /** Undefined in versions that do not have them; they then stay as they are. */
  readonly leftItems?: SideLink[] | undefined;
  readonly rightItems?: SidePicture[] | undefined;
}

const subitems = z
  .array(
    z
      .object({
        title: field.line('Text', { max: 80 }),
        redirectionUrl: field.path('Leads to'),
        image: field.picture('Picture').optional(),
      })
      .meta({ title: 'Link' }),
  )
  .max(40)
  .default([])
  .meta({ title: 'Links' });

const common = {
  title: field.line('Text', { max: 80 }),
  pageTitle: field.lineOrEmpty('Sentence beside it', { max: 200 }),
  redirectUrl: field.path('Leads to'),
  pageUrl: field.hidden(''),
  webURL: field.hidden(''),
  itemType: field.choice('Form', { text: 'Text', image: 'Picture' }),
  sectionType: z
    .string()
    .trim()
    .regex(/^(?:brand|category|spotlight)[\w-]*$/)
    .meta({ title: 'Type', description: 'Begins with category, brand or spotlight.' }),
  gridDimensions: field.hidden('1x1'),
  btnText: field.hidden(''),
  hexCode: field.hidden(''),
  thumbnail: z
    .object({ url: z.string().max(500), width: z.int().positive(), height: z.int().positive() })
    .optional()
    .meta({ hidden: true }),
  subitemCollection: subitems,
};

const section = z
  .object({ ...common, sectionsCollection: z.array(z.never()).max(0).default([]).meta({ hidden: true }) })
  .meta({ title: 'Section' });

const item = z
  .object({
    ...common,
    sectionsCollection: z.array(section).max(12).default([]).meta({ title: 'Sections of the menu' }),
  })
  .meta({ title: 'Item' });

const leftItem = z
  .object({ title: field.line('Text', { max: 80 }), redirectUrl: field.path('Leads to') })
  .meta({ title: 'Link' });

const rightItem = z
  .object({
    title: field.line('Text', { max: 80 }),
    text: field.lineOrEmpty('Sentence below it', { max: 200 }),
    redirectUrl: field.path('Leads to'),
    image: field.picture('Picture').optional(),
  })
  .meta({ title: 'Picture' });

/** An item with sections is a section of the menu, wherever its row has it. */
const hasSections = ({ sectionsCollection }: NavigationItem) => sectionsCollection.length > 0;

const toSideLink = ({ title, redirectUrl, webURL }: NavigationItem): SideLink => ({
  title,
  redirectUrl: webURL || redirectUrl,
});

function toSidePicture(item: NavigationItem): SidePicture {
  const { title, pageTitle, thumbnail, subitemCollection, hexCode } = item;
  // A row of another program may have only the thumbnail.
  const tone = /^#[0-9a-f]{6}$/i.test(hexCode) ? hexCode : '#ffffff';
  const image =
    subitemCollection[0]?.image ??
    (thumbnail &&
      ({ file: thumbnail.url, width: thumbnail.width, height: thumbnail.height, tone, alt: '' } as Picture));
  return {
    ...toSideLink(item),
    text: pageTitle === title ? '' : pageTitle,
    ...(item.itemType === 'image' && image && { image }),
  };
}

/** The row of a side item. It has the address three times, as the items of the middle do. */
function toSideItem({
  title,
  redirectUrl,
  text = '',
  image,
}: SideLink & Partial<SidePicture>): NavigationItem {
  return {
    title,
    pageTitle: text || title,
    ...{ redirectUrl, pageUrl: redirectUrl, webURL: redirectUrl },
    itemType: image ? 'image' : 'text',
    sectionType: image ? 'spotlight-image' : 'category-list',
    gridDimensions: image ? '1x2' : '1x1',
    btnText: image ? 'View' : '',
    hexCode: image?.tone ?? '',
    ...(image && { thumbnail: { url: image.file, width: image.width, height: image.height } }),
    subitemCollection: image ? [{ title: text || title, redirectionUrl: redirectUrl, image }] : [],
    sectionsCollection: [],
  };
}

const titles: Readonly<Record<string, string>> = { luxury: 'Menu of Luxury', indiluxe: 'Menu of indiluxe' };

export const navigationKind: ContentKind<NavigationValue> = {
  name: 'navigation',
  title: 'Menus',
  description: 'The items at the top of every page, the menus below them, and what every menu has.',
  schema: z.object({
    items: z.array(item).min(1).max(20).meta({ title: 'Items' }),
    leftItems: z.array(leftItem).max(8).optional().meta({
      title: 'Links at the left of every menu',
      description: 'Beside the sections of each item.',
    }),
    rightItems: z.array(rightItem).max(4).optional().meta({
      title: 'Pictures at the right of every menu',
      description: 'After the pictures of the item.',
    }),
  }) as unknown as z.ZodType<NavigationValue>,
  empty: () => ({ items: [] }),
  list: async (db) =>
    (await db.select().from(navigation).orderBy(asc(navigation.catalogue))).map(({ catalogue }) => ({
      key: catalogue,
      title: titles[catalogue] ?? catalogue,
    })),
  describe: (key) => ({ title: titles[key] ?? key }),
  async read(db, key) {
    const [row] = await db
      .select()
      .from(navigation)
      .where(eq(navigation.catalogue, key as CatalogueName));
    if (!row) return undefined;
    const { leftItems, items, rightItems } = row;
    return {
      items: [...leftItems.filter(hasSections), ...items, ...rightItems.filter(hasSections)],
      leftItems: leftItems.filter((one) => !hasSections(one)).map(toSideLink),
      rightItems: rightItems.filter((one) => !hasSections(one)).map(toSidePicture),
    };
  },
  async write(tx, key, { items, leftItems, rightItems }) {
    // The form has one field for an address that rows have three times.
    const complete = items.map((one) => ({
      ...one,
      pageUrl: one.pageUrl || one.redirectUrl,
      webURL: one.redirectUrl,
    }));
    await tx
      .update(navigation)
      .set({
        items: complete,
        ...(leftItems && { leftItems: leftItems.map(toSideItem) }),
        ...(rightItems && { rightItems: rightItems.map(toSideItem) }),
      })
      .where(eq(navigation.catalogue, key as CatalogueName));
  },
  changes: () => [['content', ['nav-menu']]],
};
