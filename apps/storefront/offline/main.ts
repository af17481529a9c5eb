import '@luxe/tokens/fonts.css';
import '@luxe/tokens/tokens.css';
import '@luxe/tokens/base.css';
import '@luxe/patterns/offline-page.css';
import { allowsPreferences } from '@luxe/contract/notice-version';
import { copyAddress, openCopies } from '@luxe/feature-web-app/copies';
import { drawOfflinePage, toOfflineModel } from '@luxe/feature-web-app/offline-page';

// The page that the service worker shows without a connection. It reads only what this browser has stored.

const theme = /(?:^|; )theme=(dark|light|auto|custom)/.exec(document.cookie)?.[1];
if (theme) document.documentElement.dataset['theme'] = theme;

const { pathname } = location;
const copies = openCopies();
const address = copyAddress(new URL(location.href));
const [page, bag, pages] = await Promise.all([
  copies.readPage(address),
  copies.readBag(ownerOfBag()),
  copies.listPages(),
]);
let isAllowed = allowsPreferences(document.cookie);
let isBack = false;
let announceOnline = draw();
addEventListener('online', () => {
  isBack = true;
  announceOnline();
});
// An answer in another tab applies when this one is shown again.
for (const name of ['pageshow', 'visibilitychange', 'focus'])
  addEventListener(name, () => {
    if (isAllowed === allowsPreferences(document.cookie)) return;
    isAllowed = !isAllowed;
    announceOnline = draw();
    if (isBack) announceOnline();
  });

/** Draws the page. Returns what announces that the connection is back. */
function draw(): () => void {
  const state = { path: pathname, page, bag, pages, allowsPreferences: isAllowed, now: Date.now() };
  const model = toOfflineModel(state);
  document.title = `${model.title} | LUXE`;
  const drawn = drawOfflinePage(model, { onTryAgain: () => location.reload() });
  document.body.replaceChildren(drawn.element);
  return drawn.announceOnline;
}

/** The customer whose bag may be shown: what the pages of the shop have stored about the login. */
function ownerOfBag(): string {
  try {
    const isCustomer = localStorage.getItem('loginType') === 'customer';
    return isCustomer ? (localStorage.getItem('customerId') ?? '') : 'guest';
  } catch {
    return '';
  }
}
