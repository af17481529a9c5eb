import type { AnyKind } from './kinds/contentKind.ts';
import { announcementKind } from './kinds/announcement.ts';
import { articleKind } from './kinds/article.ts';
import { discountKind } from './kinds/discount.ts';
import { navigationKind } from './kinds/navigation.ts';
import { listingKind } from './kinds/listing.ts';
import { insideKind, pageKind } from './kinds/pages.ts';
import { remoteSettingKind } from './kinds/remoteSetting.ts';
import { redirectKind, switchKind } from './kinds/settings.ts';
import { bannerKind, collectionKind, helpKind, helpLinkKind, questionsKind } from './kinds/shop.ts';
import { skuCollectionKind } from './kinds/skuCollection.ts';
import { substituteKind, synonymKind } from './kinds/synonyms.ts';

/** Everything that people edit at the desk, in the sequence of its list. */
export const contentKinds: readonly AnyKind[] = [
  pageKind,
  insideKind,
  articleKind,
  navigationKind,
  announcementKind,
  bannerKind,
  collectionKind,
  listingKind,
  skuCollectionKind,
  questionsKind,
  helpKind,
  helpLinkKind,
  redirectKind,
  synonymKind,
  substituteKind,
  switchKind,
  remoteSettingKind,
  discountKind,
];

/** The kind with a name; undefined for none. */
export const kindOf = (name: string): AnyKind | undefined => contentKinds.find((one) => one.name === name);
