import '@luxe/tokens/fonts.css';
import '@luxe/tokens/tokens.css';
import '@luxe/tokens/base.css';
import '@luxe/patterns/offline-page.css';
import { openCopies } from '@luxe/feature-web-app/copies';
import { drawOfflinePage, toOfflineModel } from '@luxe/feature-web-app/offline-page';

// The page that the service worker shows without a connection. It reads only what this browser has stored.

const theme = /(?:^|; )theme=(dark|light|auto|custom)/.exec(document.cookie)?.[1];
if (theme) document.documentElement.dataset['theme'] = theme;

const { pathname } = location;
const copies = openCopies();
const [page, bag, pages] = await Promise.all([
  copies.readPage(pathname),
  copies.readBag(ownerOfBag()),
  copies.listPages(),
]);
const model = toOfflineModel({ path: pathname, page, bag, pages, now: Date.now() });
document.title = `${model.title} | LUXE`;
const { element, announceOnline } = drawOfflinePage(model, { onTryAgain: () => location.reload() });
document.body.replaceChildren(element);
addEventListener('online', announceOnline);

/** The customer whose bag may be shown: what the pages of the shop have stored about the login. */
function ownerOfBag(): string {
  try {
    const isCustomer = localStorage.getItem('loginType') === 'customer';
    return isCustomer ? (localStorage.getItem('customerId') ?? '') : 'guest';
  } catch {
    return '';
  }
}
