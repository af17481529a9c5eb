import type { NavigationItem, NavigationSubitem } from '@luxe/catalogue';
import type { CallAnswer } from '@luxe/contract/calls';
import { pictureUrl } from '../media/originals.ts';

export type MenuItem = CallAnswer<'navigation'>['centre'][number];
type Thumbnail = MenuItem['thumbnail'];

/** An item as an editor wrote it, as the contract says it: pictures with addresses, sections one level deep. */
export function toMenuItem(written: NavigationItem): MenuItem {
  const { thumbnail, subitemCollection, sectionsCollection, ...item } = written;
  return {
    ...item,
    thumbnail: toThumbnail(thumbnail),
    subitemCollection: subitemCollection.map(({ image, ...subitem }) => ({
      ...subitem,
      image: toThumbnail(image && { ...image, url: image.file }),
    })),
    sectionsCollection: sectionsCollection.map(toSection),
  };
}

function toSection(section: NavigationItem): MenuItem['sectionsCollection'][number] {
  const { title, pageTitle, redirectUrl, itemType, sectionType, thumbnail, subitemCollection } = section;
  return {
    title,
    // Written as the title where there is nothing to add.
    pageTitle: pageTitle === title ? '' : pageTitle,
    redirectUrl,
    thumbnail: toThumbnail(thumbnail),
    itemType,
    sectionType,
    items: itemType === 'image' ? [] : subitemCollection.map(toLink),
  };
}

const toLink = ({ title, redirectionUrl }: NavigationSubitem) => ({ title, redirectionUrl });

const toThumbnail = (image: { url: string; width: number; height: number } | undefined): Thumbnail =>
  image ? { url: pictureUrl(image.url), width: image.width, height: image.height } : null;
