import type { Cart } from '@luxe/contract/calls';
import { copyAddress, openCopies, type BagCopy, type PageCopy } from '@luxe/feature-web-app/copies';
import { bagKey, callKey, readStored, useIsSignedIn } from '@luxe/resources';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import useSWR, { useSWRConfig } from 'swr';
import type { Call } from '../data/preload.ts';
import { articlePathParts } from '../routing/articleAddress.ts';
import { resolvePath } from '../routing/resolvePath.ts';
import type { RouteKind } from '../routing/routeTable.ts';
import { loadScreen, screenAt } from '../screens/lazyScreens.ts';
import { isWorkerOff } from './registerWorker.ts';
import { toPageCopy } from './toPageCopy.ts';

/** The pages that are copied: public ones, the same for every shopper. */
const copiedKinds: Partial<Record<RouteKind, PageCopy['kind']>> = {
  home: 'home',
  explore: 'page',
  layout: 'page',
  listing: 'listing',
  dynamic: 'listing',
  product: 'product',
  article: 'article',
};

/** Milliseconds after which a page has shown its content. */
const settleMs = 2000;

/**
 * Copies each visited public page, and the last state of the bag, for visits without a connection. The bag is
 * deleted when its customer logs out, or another customer logs in. Copies nothing where the service worker is
 * switched off, because nothing would show the copies.
 */
export function useCopies(): void {
  const copies = useMemo(() => (isWorkerOff() ? undefined : openCopies()), []);
  const { pathname, search } = useLocation();
  const { cache } = useSWRConfig();
  const isCustomer = useIsSignedIn();
  const { data: cart } = useSWR<Cart>(bagKey, null);

  useEffect(() => {
    if (!copies) return undefined;
    const timer = setTimeout(() => {
      const read = (key: string) => cache.get(key)?.data as unknown;
      void copyPage(new URL(pathname + search, location.origin), read).then(
        (page) => page && copies.savePage(page),
        () => undefined,
      );
    }, settleMs);
    return () => clearTimeout(timer);
  }, [copies, cache, pathname, search]);

  useEffect(() => {
    if (!copies) return;
    const owner = ownerOfBag();
    void copies.keepOnlyBagOf(owner).then(() => {
      if (cart && owner !== '' && owner === ownerOfBag()) void copies.saveBag(toBagCopy(cart, owner));
    });
  }, [copies, cart, isCustomer]);
}

/** A number that stands for the customer; `guest` for a guest, and empty while the customer is not known. */
const ownerOfBag = (): string =>
  readStored('loginType') === 'customer' ? String(readStored('customerId') ?? '') : 'guest';

/** The kind of a page that is copied; undefined for other pages, and for a preview, which shows a draft. */
export function copiedKind({ pathname, searchParams }: URL): PageCopy['kind'] | undefined {
  const { kind } = resolvePath(pathname);
  return kind === 'moved' || kind === 'file' || searchParams.has('preview') ? undefined : copiedKinds[kind];
}

async function copyPage(url: URL, read: (key: string) => unknown): Promise<PageCopy | undefined> {
  const kind = copiedKind(url);
  const heading = document.querySelector('#main h1')?.textContent?.trim() ?? '';
  if (!kind || location.href.split('#')[0] !== url.href) return undefined;
  const responses = (await callsOf(url)).map(([name, args, part]) =>
    read(callKey(name, args as never, part)),
  );
  if (responses.every((response) => response === undefined || response === null)) return undefined;
  const facts = {
    ...{
      kind,
      path: kind === 'home' ? url.pathname : copyAddress(url),
      title: heading === '' ? document.title : heading,
    },
    text: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
    picture: ownPicture(document.querySelector<HTMLImageElement>('#main img')),
    savedAt: Date.now(),
  };
  const pictureOf = (path: string) =>
    ownPicture(document.querySelector<HTMLImageElement>(`#main a[href="${CSS.escape(path)}"] img`));
  return toPageCopy(facts, responses, pictureOf);
}

async function callsOf(url: URL): Promise<readonly Call[]> {
  const screen = screenAt(url.pathname);
  if (screen) return (await loadScreen(screen)).calls(url);
  const { articleCalls } = await import('@luxe/feature-articles');
  return articleCalls(articlePathParts(url.pathname));
}

/** The address of a picture that the page has loaded, which the worker has stored. */
function ownPicture(picture: HTMLImageElement | null): string {
  const url = picture?.currentSrc ? new URL(picture.currentSrc) : undefined;
  return url?.origin === location.origin && url.pathname.startsWith('/img/') ? url.pathname : '';
}

function toBagCopy({ products, count, cartAmount }: Cart, owner: string): BagCopy {
  return {
    owner,
    lines: products.map((line) => ({
      ...{ path: line.webURL, brand: line.productBrand, name: line.productName, quantity: line.quantity },
      ...{ price: line.price.formattedValue, picture: '' },
    })),
    total: cartAmount.paybleAmount.formattedValue,
    count,
    savedAt: Date.now(),
  };
}
