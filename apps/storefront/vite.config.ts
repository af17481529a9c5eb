import path from 'node:path';
import { libraryPatches } from '@luxe/build-patches';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { buildTargets } from './build-plugins/buildTargets.ts';
import { browserSources } from './build-plugins/browserSources.ts';
import { moduleRecord } from './build-plugins/moduleRecord.ts';
import { secondMinifier } from './build-plugins/secondMinifier.ts';
import { shortIds } from './build-plugins/shortIds.ts';

const workspace = path.resolve(import.meta.dirname, '../..');

/** Libraries that every page needs. Their chunk changes only when a library is updated. */
const vendor =
  /node_modules\/(react-router|styled-components|stylis|@emotion|swr|use-sync-external-store|get-nonce)\//;

/**
 * React itself. Its evaluation takes as long as that of all other libraries together. Its own chunk lets the
 * browser evaluate React in a separate task.
 */
const react = /node_modules\/(react|react-dom|scheduler)\//;

/**
 * The page frame: header, footer and what else every page needs. The search layer and the section menus load
 * when they are opened.
 */
const frame =
  /packages\/(resources|client|telemetry|features\/(header|footer|search))\/src\/(?!bag\/useBag\.|wishlist\/(useSetSaved|setSaved|wishlistItem)\.|pincode\/usePincodeLookup\.|session\/(useIsSignedIn|useProfileChanged|useAddressStart)\.|state\/sessionStorage\.|config\/|errorReports|reports\.|reportToConsole|scrub|sentry|searchHref|SearchLayer|SearchHomeScreen|VoiceSearch|voice|megaMenu|MenuDrawer|views\/(PincodeDialog|SearchLayer|SearchHome|PopularProducts|SuggestionList|RecentList|useActive|MegaMenu|Menu|SubMenu)|data\/(layerCopy|voiceCopy|menuCopy|useSuggestions|recentSearches|popularSearches|useMenus|toMenu|sectionKind|themeRow))|packages\/patterns\/src\/(failed-screen\/|failure-toast\/useFailureToast)|app\/(shell\/(?!ProductWishlistButton|isPrivatePage|focusNewPage)|document|data|routing\/(?!helpTopicAt|outcomeAddress|confirmLoginAnswers|decideStatus|toLoaderResult)|head\/(?!\w+Head\.ts$)|screens\/lazyScreens)|packages\/features\/home\/src\/lazyBlocks|vite\/preload-helper/;

/** Listings, on their own routes and in search. The filter panes on phones load when they are opened. */
const listing =
  /packages\/(features\/listing\/src\/(?!views\/(Filters|NullResults|StoreHeader|LongValues|useFoundValues)|data\/(nullCopy|storeCopy|loadPage|toStoreModel))|ui\/src\/(forms\/range-slider|navigation\/(load-more|chip|inline-disclosure)|layout\/grid)\/|patterns\/src\/facet-links\/)|app\/(screens\/ListingPage|head\/listingHead)/;

/** The home page and similar pages. A film or a countdown loads only on a page that has one. */
const content =
  /packages\/features\/home\/src\/(?!HybridBlocks|CmsBlocks|lazyBlocks|data\/(countdownCopy|countdownLine)|views\/(Video|Countdown|useMinute))|app\/(screens\/ContentPage|head\/contentHead)/;

/**
 * Parts that the five screens of bag, checkout and orders share. The home page, listings and product pages do
 * not use them.
 */
const purchase =
  /packages\/(ui\/src\/(layout\/(rows|page)|feedback\/notice)|patterns\/src\/(state-page|with-summary|line-thumb|gift-summary))\//;

/**
 * Text fields, checkboxes and radio buttons. They have a chunk of their own, because the home page, whose
 * only field is the search, does not need them.
 */
const forms =
  /packages\/(ui\/src\/(forms\/(checkbox|radio-group|text-field)|actions\/text-button)\/|format\/src\/dates)/;

/**
 * Code for forms that check their fields and show messages. The account, the checkout and help use such
 * forms.
 */
const rules = /packages\/ui\/src\/forms\/form\/|node_modules\/react-hook-form\//;

/** The select field, a choice among many options. Listings use it for sorting, and forms use it too. */
const select = /packages\/ui\/src\/forms\/select\//;

/** Functions that clean typed text. Listings and forms need them, the page frame does not. */
const typed = /packages\/format\/src\/(typedText|invisible)\./;

/** Functions that normalise the text of a search. Listings and the search layer use them. */
const searched = /packages\/format\/src\/(searchText|cutText)\./;

/**
 * Parts that forms and listings share: the frame of a field, the action bar, and the styles of checkboxes,
 * radio buttons and text fields.
 */
const field =
  /packages\/ui\/src\/(layout\/action-bar\/|forms\/(field\/\w+\.tsx|(checkbox|radio-group|text-field)\/\w+\.styles\.ts))/;

/** Rails of products: five screens have them, bag and checkout have none. */
const rails = /packages\/(ui\/src\/media\/carousel|patterns\/src\/product-rail)\//;

/** The part of the product rails that galleries use too: the code that scrolls a strip. */
const strip = /packages\/ui\/src\/media\/carousel\/(useScrollStrip|strip)\./;

/**
 * Layers over a page, such as dialogs and drawers. Each layer loads when it opens, even if many screens use
 * it.
 */
const layers =
  /packages\/ui\/src\/(focus\/(?!moveFocus)|layers\/(layer\/(?!lazyLayer|whenIdle)|(dialog|alert-dialog|nav-drawer|drawer\/(?!LazyDrawer))\/)|navigation\/nav-panel\/)/;

/**
 * Parts that few pages need: pictures of error pages, notices in a page, and rules for persons, cards or
 * discounts. The contents of the bag belong here too, because the bag icon on every page needs only the
 * number of items.
 */
const rarelyUsed =
  /packages\/(resources\/src\/(bag\/useBag|session\/useAddressStart)\.|features\/search\/src\/data\/popularSearches|patterns\/src\/(art-banner|swatch|pincode-form)\/|ui\/src\/(feedback\/notice|forms\/pincode-field)\/|format\/src\/(person|phone|cards|discount|fold|regions|codes|digits|email|names|typedText|invisible|searchText|cutText)\.)/;

/** Parts that only the account pages share. */
const account = /packages\/features\/account\/src\/(?!\w+Screen)/;

/** Parts of the design system and the shop that several screens share. */
const isShared = (id: string) =>
  /(packages|apps\/storefront\/app)\//.test(id) &&
  ![purchase, forms, rules, select, field, layers, rails, listing, content, rarelyUsed, account].some(
    (part) => part.test(id),
  );

/** Parts that listings and product pages share. */
const catalogue =
  /packages\/(ui\/src\/(navigation\/(disclosure|breadcrumbs)|actions\/link-button|feedback\/busy-area)|patterns\/src\/(faq|swatch))\//;

export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [
    libraryPatches(),
    browserSources(),
    shortIds(workspace),
    secondMinifier(),
    moduleRecord(workspace),
    reactRouter(),
  ],
  // SWR imports a shim of this hook, which React has had since version 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  // Gives stable class names. Without this transform, the class names of server and client differ on lazy
  // routes, without a warning.
  oxc: {
    plugins: {
      styledComponents: { ssr: true, displayName: mode === 'development', fileName: false, pure: true },
    },
  },
  // Without these constants, the server reads `process.env` five times for each styled element, which takes a
  // third of the render time. The constants also let each bundle drop the code that only the other bundle
  // (server or browser) needs.
  define:
    mode === 'production'
      ? {
          'process.env.NODE_ENV': '"production"',
          'typeof window': isSsrBuild ? '"undefined"' : '"object"',
        }
      : {},
  // These packages are bundled, so that `react-router` and `react-router-dom` are one module.
  ssr: { noExternal: ['styled-components', 'react-router-dom', /^@luxe\//] },
  optimizeDeps: {
    include: ['react', 'react-dom/client', 'react-router', 'react-router/dom', 'styled-components', 'swr'],
  },
  build: {
    // The server finds the chunks of a lazy screen in the manifest.
    manifest: true,
    // Small files are not inlined, because the font-src of the content security policy forbids `data:` URLs.
    assetsInlineLimit: 0,
    target: buildTargets(),
    // Without groups, the bundler makes sixty chunks for a page. Most are below a kilobyte, compress badly
    // and cost a request each.
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: react, priority: 3 },
                { name: 'vendor', test: vendor, priority: 2 },
                { name: 'shop', test: frame, priority: 1 },
                { name: 'shop', test: isShared, minShareCount: 5, priority: 1 },
                // When a group takes a module, it also takes the modules that this module imports. So a group
                // whose modules are imported by other groups comes before them in this list.
                { name: 'field', test: field },
                { name: 'select', test: select },
                { name: 'typed', test: typed },
                { name: 'searched', test: searched },
                { name: 'rules', test: rules },
                { name: 'forms', test: forms, minShareCount: 2 },
                { name: 'pagination', test: /packages\/ui\/src\/navigation\/pagination\// },
                { name: 'catalogue', test: catalogue },
                { name: 'strip', test: strip },
                { name: 'rails', test: rails },
                { name: 'listing', test: listing },
                { name: 'content', test: content },
                { name: 'purchase', test: purchase, minShareCount: 2 },
                { name: 'account', test: account, minShareCount: 3 },
              ],
            },
          },
        },
  },
}));
