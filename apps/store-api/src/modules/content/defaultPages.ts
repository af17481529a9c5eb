import type { ContentPage } from '../../model/catalogue.ts';
import { cartPages } from './cartPages.ts';
import { textPages } from './text-pages/textPages.ts';

/** Pages that the shop has without a row of content_page. A row with the same path replaces one. */
export const defaultPages: readonly ContentPage[] = [...cartPages, ...textPages];
