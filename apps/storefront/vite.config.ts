import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { buildTargets } from './build-plugins/buildTargets.ts';
import { lighterClient } from './build-plugins/lighterClient.ts';
import { moduleRecord } from './build-plugins/moduleRecord.ts';
import { secondMinifier } from './build-plugins/secondMinifier.ts';
import { shortIds } from './build-plugins/shortIds.ts';

const workspace = path.resolve(import.meta.dirname, '../..');

/** What every page runs on, in one chunk that changes only with a version. */
const vendor =
  /node_modules\/(react-router|styled-components|stylis|@emotion|swr|use-sync-external-store|get-nonce)\//;

/** React itself: as long to evaluate as all the rest of it, and so in a task of its own. */
const react = /node_modules\/(react|react-dom|scheduler)\//;

/** What the frame of every page is made of; the search opens as a layer and the sections have menus, which come when they are wanted. */
const frame =
  /packages\/(resources|client|telemetry|features\/(header|footer|search))\/src\/(?!bag\/useBag\.|wishlist\/(useSetSaved|setSaved|wish)\.|pincode\/usePincodeLookup\.|session\/(useIsSignedIn|useProfileChanged|useAddressStart)\.|config\/|errorReports|reports\.|reportToConsole|scrub|sentry|searchHref|SearchLayer|PincodeDialog|SearchHomeScreen|layerCopy|VoiceSearch|voice|megaMenu|menuCopy|MenuDrawer|views\/(SearchLayer|SearchHome|PopularProducts|SuggestionList|RecentList|useActive|MegaMenu|Menu|SubMenu)|data\/(useSuggestions|recentSearches|popularSearches|useMenus|toMenu|sectionKind|themeRow))|packages\/patterns\/src\/(failed-screen\/|failure-toast\/useFailureToast)|app\/(shell\/(?!ProductHeart|ownPlace|settleOnPage)|document|data|paths\/(?!helpTopicAt|outcomeAddress|confirmLogin)|head\/(?!\w+Head\.ts$)|screens\/screens)|vite\/preload-helper/;

/** What a list is made of, on its own routes and in search; the panes of a phone's filter come when they are opened. */
const listing =
  /packages\/(features\/listing\/src\/(?!nullCopy|storeCopy|moreProducts|views\/(Filters|NullResults|StoreHead|LongValues|useFoundValues)|data\/toStoreModel)|ui\/src\/(range-slider|show-more|chip|grid|more)\/|patterns\/src\/facet-links\/)|app\/(screens\/ListingPage|head\/listingHead)/;

/** What home and its like are made of; a film and a countdown come where a page has one. */
const content =
  /packages\/features\/home\/src\/(?!HybridBlocks|CmsBlocks|countdownCopy|data\/countdownLine|views\/(Video|Countdown|useMinute))|app\/(screens\/ContentPage|head\/contentHead)/;

/** What bag, checkout and orders have in common. Five screens of theirs share it, and home, lists and products have no use for it. */
const till =
  /packages\/(ui\/src\/(rows|page|notice)|patterns\/src\/(state-page|with-summary|line-thumb|gift-words))\//;

/** What is filled in or chosen: home has one field, for a search. */
const forms = /packages\/(ui\/src\/(checkbox\/|radio-group\/|text-field\/|text-button\/)|format\/src\/dates)/;

/** A form with rules and messages of its own: in the account, at the till and in help. */
const rules = /packages\/ui\/src\/form\/|node_modules\/react-hook-form\//;

/** A choice among many, which a list sorts by and forms have. */
const select = /packages\/ui\/src\/select\//;

/** How typed text is cleaned: lists and forms do, the frame of a page does not. */
const typed = /packages\/format\/src\/(typedText|invisible)\./;

/** The words of a search: lists read them, and the search layer. */
const searched = /packages\/format\/src\/(searchText|cutText)\./;

/** What a list, too, has of it. */
const field =
  /packages\/ui\/src\/(field\/Field\.tsx|action-bar\/|(checkbox|radio-group|text-field)\/\w+\.styles\.ts)/;

/** Rails of products: five screens have them, bag and checkout none. */
const rails = /packages\/(ui\/src\/carousel|patterns\/src\/product-rail)\//;

/** What a gallery has of them: how a strip is moved along. */
const strip = /packages\/ui\/src\/carousel\/(useStrip|strip)\./;

/** What opens over a page, which comes as it opens, however many screens have one. */
const layers =
  /packages\/ui\/src\/(layer\/(?!lazyLayer|whenIdle)|focus\/(?!moveFocus)|dialog\/|alert-dialog\/|drawer\/|nav-drawer\/|nav-panel\/)/;

/** The bag itself, which an icon's number does without, the art of a page that says sorry, messages in a page, rules about a person, a card or a saving. */
const seldom =
  /packages\/(resources\/src\/(bag\/useBag|session\/useAddressStart)\.|features\/search\/src\/data\/popularSearches|patterns\/src\/(art-banner|swatch|pincode-form)\/|ui\/src\/(notice|pincode-field)\/|format\/src\/(person|phone|cards|discount|fold|regions|codes|digits|email|names|typedText|invisible|searchText|cutText)\.)/;

/** What the pages of the account share; nothing else has a use for it. */
const account = /packages\/features\/account\/src\/(?!\w+Screen)/;

/** Parts of the system and the shop that several screens share. */
const ours = (id: string) =>
  /(packages|apps\/storefront\/app)\//.test(id) &&
  ![till, forms, rules, select, field, layers, rails, listing, seldom, account].some((part) => part.test(id));

/** What a list and a product have in common. */
const catalogue =
  /packages\/(ui\/src\/(disclosure|breadcrumbs|link-button|busy-area)|patterns\/src\/(faq|swatch))\//;

export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [lighterClient(), shortIds(workspace), secondMinifier(), moduleRecord(workspace), reactRouter()],
  // Stable class names: without the transform, server and client differ silently on lazy routes.
  oxc: {
    plugins: {
      styledComponents: { ssr: true, displayName: mode === 'development', fileName: false, pure: true },
    },
  },
  // A server bundle would ask the environment at run time, five times for each styled element: a third of a render. And each side can do
  // without what is the other's.
  define:
    mode === 'production'
      ? {
          'process.env.NODE_ENV': '"production"',
          'typeof window': isSsrBuild ? '"undefined"' : '"object"',
        }
      : {},
  // Bundled, so that both names of the router are one module.
  ssr: { noExternal: ['styled-components', 'react-router-dom', /^@luxe\//] },
  optimizeDeps: {
    include: ['react', 'react-dom/client', 'react-router', 'react-router/dom', 'styled-components', 'swr'],
  },
  build: {
    // The manifest tells the host which chunks a lazy screen needs.
    manifest: true,
    // Small files stay files: font-src has no data:.
    assetsInlineLimit: 0,
    target: buildTargets(),
    // Left alone, the bundler makes sixty chunks for a page, most below a kilobyte, which compress badly and cost a request each.
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: react, priority: 3 },
                { name: 'vendor', test: vendor, priority: 2 },
                { name: 'shop', test: frame, priority: 1 },
                { name: 'shop', test: ours, minShareCount: 5, priority: 1 },
                // A group takes along what its modules import: what others need too is named before it.
                { name: 'field', test: field },
                { name: 'select', test: select },
                { name: 'typed', test: typed },
                { name: 'searched', test: searched },
                { name: 'rules', test: rules },
                { name: 'forms', test: forms, minShareCount: 2 },
                { name: 'pagination', test: /packages\/ui\/src\/pagination\// },
                { name: 'catalogue', test: catalogue },
                { name: 'strip', test: strip },
                { name: 'rails', test: rails },
                { name: 'listing', test: listing },
                { name: 'content', test: content },
                { name: 'till', test: till, minShareCount: 2 },
                { name: 'account', test: account, minShareCount: 3 },
              ],
            },
          },
        },
  },
}));
