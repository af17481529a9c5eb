import type { CopiedItem, CopiedLine } from '../copies/types.ts';
import { offlineCopy, type OfflineModel } from './offlineModel.ts';

export { toOfflineModel, type OfflineModel } from './offlineModel.ts';

type Child = Node | string | undefined;

/** Makes an element. All texts are text nodes, so a copied text is never read as HTML. */
function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  values: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), values);
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

export interface OfflinePageActions {
  readonly onTryAgain: () => void;
}

export interface OfflinePage {
  readonly element: HTMLElement;
  /** Announces that the connection is back, and offers to reload. */
  announceOnline(): void;
}

/**
 * Draws the page that the browser shows without a connection. It has no React, because a browser stores it.
 */
export function drawOfflinePage(model: OfflineModel, { onTryAgain }: OfflinePageActions): OfflinePage {
  const status = make('p', { className: 'offline-status', role: 'status' });
  const tryAgain = (label: string) => {
    const button = make('button', { type: 'button', className: 'offline-action' }, label);
    button.addEventListener('click', onTryAgain);
    return button;
  };
  const { page, bag } = model;
  const isCopy = page !== undefined || bag !== undefined;
  const element = make(
    'div',
    { className: 'offline' },
    make('header', { className: 'offline-bar' }, make('a', { href: '/', className: 'offline-mark' }, 'LUXE')),
    make(
      'main',
      { id: 'main', className: 'offline-main' },
      isCopy ? make('p', { className: 'offline-note' }, `${offlineCopy.offline}. `, model.text) : undefined,
      make('h1', { className: 'offline-title' }, model.title),
      isCopy ? undefined : make('p', { className: 'offline-text' }, model.text),
      page && page.picture !== '' ? pictureOf(page.picture, page.title, 'offline-hero') : undefined,
      page && page.text !== '' ? make('p', { className: 'offline-text' }, page.text) : undefined,
      page && page.price !== '' ? make('p', { className: 'offline-price' }, page.price) : undefined,
      page && page.items.length > 0 ? list(page.items.map(tile)) : undefined,
      bag && list(bag.lines.map(line)),
      bag && make('p', { className: 'offline-price' }, `${offlineCopy.total} ${bag.total}`),
      make('p', {}, tryAgain(offlineCopy.tryAgain)),
      status,
      savedList(model),
    ),
  );
  return {
    element,
    announceOnline: () => status.replaceChildren(`${offlineCopy.back} `, tryAgain(offlineCopy.reload)),
  };
}

const pictureOf = (src: string, alt: string, className: string) => {
  const picture = make('img', { src, alt, className, decoding: 'async' });
  // A picture that is not stored leaves no empty frame.
  picture.addEventListener('error', () => picture.remove());
  return picture;
};

const list = (items: readonly HTMLElement[]) =>
  make('ul', { className: 'offline-tiles' }, ...items.map((item) => make('li', {}, item)));

const tile = ({ path, brand, name, price, picture }: CopiedItem) =>
  make(
    'a',
    { href: path, className: 'offline-tile' },
    picture === '' ? undefined : pictureOf(picture, '', 'offline-thumb'),
    make('span', { className: 'offline-brand' }, brand),
    make('span', {}, name),
    make('span', { className: 'offline-muted' }, price),
  );

const line = (item: CopiedLine) => tile({ ...item, price: `${item.quantity} × ${item.price}` });

function savedList({ saved, copiesFrom }: OfflineModel): HTMLElement | undefined {
  if (saved.length === 0 && copiesFrom === '') return undefined;
  const links = saved.map(({ path, label }) =>
    make('li', {}, make('a', { href: path, className: 'offline-link' }, label)),
  );
  return make(
    'section',
    { className: 'offline-saved' },
    links.length === 0 ? undefined : make('h2', { className: 'offline-heading' }, offlineCopy.saved),
    links.length === 0 ? undefined : make('ul', { className: 'offline-links' }, ...links),
    copiesFrom === '' ? undefined : make('p', { className: 'offline-muted' }, copiesFrom),
  );
}
