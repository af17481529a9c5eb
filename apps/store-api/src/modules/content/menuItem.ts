import type { NavigationItem, NavigationSubitem } from '../../model/catalogue.ts';
import type { CallResponseInput } from '@luxe/contract/calls';
import { pictureUrl } from '../media/originals.ts';

export type MenuItem = CallResponseInput<'navigation'>['centre'][number];
type Thumbnail = MenuItem['thumbnail'];

/**
 * Converts a stored menu item to the wire format. Pictures get URLs, and the sections of the item contain
 * links but no further sections.
 */
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
    // The page title is left out if it only repeats the title. Editors repeat the title when they have
    // nothing to add.
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
