import type { Clock, GracefulShutdown, SharedCounts } from '@luxe/host';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { paymentReturnPath } from '@luxe/contract/paths';
import { guard, guardedOptions, usualLimits } from '@luxe/host/http';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Disk } from './db/disk.ts';
import type { WorkQueue } from './db/workQueue.ts';
import { createClientCheck } from './http/clientCheck.ts';
import { readBodies } from './http/bodies.ts';
import { handleErrors } from './http/errors.ts';
import { createGuardParts } from './http/guarding.ts';
import { health } from './http/health.ts';
import { createMount } from './http/mount.ts';
import type { Log } from '@luxe/host/log';
import { accountRoutes } from './endpoints/account.ts';
import { addressRoutes } from './endpoints/address.ts';
import type { Carrier } from './modules/carrier/carrier.ts';
import { cartRoutes } from './endpoints/cart.ts';
import type { OpenCatalogue } from './openCatalogue.ts';
import { mountCatalogue } from './endpoints/catalogue.ts';
import { mountChanges } from './endpoints/changes.ts';
import { createAssistant } from './modules/assistant/assistant.ts';
import { createModelHelp, type ModelAccess } from './modules/assistant/modelHelp.ts';
import { createLiveUnderstanding } from './modules/assistant/vocabulary.ts';
import { createCaptcha } from './modules/captcha/captcha.ts';
import { createCarts } from './modules/cart/service.ts';
import { creditRoutes } from './endpoints/credits.ts';
import { noCostFrom } from './modules/checkout/orderEmi.ts';
import { createPreviewTokens } from './modules/editing/previewToken.ts';
import { createGiftCardKeys } from './modules/gift-card/keys.ts';
import { createPans } from './modules/pan/pan.ts';
import { checkRefundsNow } from './modules/refund/repository.ts';
import { minimumPayableOf } from './modules/pricing/paymentModes.ts';
import { productOfferRoutes } from './endpoints/productOffers.ts';
import { checkoutRoutes } from './endpoints/checkout.ts';
import { mountArticles } from './endpoints/articles.ts';
import { mountContent } from './endpoints/content.ts';
import { customerRoutes } from './endpoints/customer.ts';
import type { CodeCourier } from './modules/one-time-codes/codeCourier.ts';
import { createCodes } from './modules/one-time-codes/codes.ts';
import { feedbackRoutes } from './endpoints/feedback.ts';
import { giftCardRoutes } from './endpoints/giftCards.ts';
import { consentRoutes } from './endpoints/consent.ts';
import { dataRightRoutes } from './endpoints/dataRights.ts';
import { identityRoutes } from './endpoints/identity.ts';
import { createExternalIdentity } from './modules/identity/externalIdentity.ts';
import { createDevelopmentIdentity } from './modules/identity/service.ts';
import { leadRoutes } from './endpoints/leads.ts';
import { mountMedia } from './endpoints/media.ts';
import { createLivePolicy } from './modules/policy/livePolicy.ts';
import { newsletterRoutes } from './endpoints/newsletter.ts';
import { oauthRoutes } from './endpoints/oauth.ts';
import { createOauth, type OauthOptions } from './modules/oauth/service.ts';
import { orderRoutes } from './endpoints/order.ts';
import { cacheProviderOptions, withCachedPlans } from './modules/payment-provider/cachedProviderOptions.ts';
import type { PaymentProvider } from './modules/payment-provider/provider.ts';
import { paymentRoutes } from './endpoints/payment.ts';
import { carrierWebhook } from './modules/fulfilment/carrierWebhook.ts';
import { paymentWebhook } from './modules/payment/receiveWebhook.ts';
import { mountPersonalization } from './endpoints/personalization.ts';
import { mountPreview } from './endpoints/preview.ts';
import { pincodeRoutes } from './endpoints/pincode.ts';
import { returnRoutes } from './endpoints/returns.ts';
import { createEncryption } from './secrets/encryption.ts';
import { pushRoutes } from './endpoints/push.ts';
import { eventRoutes } from './endpoints/events.ts';
import { reportRoutes } from './endpoints/reports.ts';
import { savedRoutes } from './endpoints/saved.ts';
import { settingRoutes } from './endpoints/settings.ts';
import { supportRoutes } from './endpoints/support.ts';
import { taraRoutes } from './endpoints/tara.ts';
import { trackingRoutes } from './endpoints/tracking.ts';
import { vitalRoutes } from './endpoints/vitals.ts';
import { walletRoutes } from './endpoints/wallet.ts';
import { wishlistRoutes } from './endpoints/wishlist.ts';
import { createUploads } from './uploads/receive.ts';

export interface AppDeps {
  readonly config: Pick<Config, 'secrets' | 'loginLimit'> &
    Partial<
      Pick<
        Config,
        | 'limits'
        | 'identityOrigin'
        | 'publicOrigin'
        | 'redirectOrigins'
        | 'uploadsDir'
        | 'mediaDirs'
        | 'deskOrigin'
        | 'guestCartLimit'
        | 'push'
      >
    >;
  readonly db: Database;
  /**
   * Queue for database work. Searches in the index in memory also wait in this queue. If the queue is
   * undefined, they start at once.
   */
  readonly queue?: WorkQueue | undefined;
  readonly clock: Clock;
  readonly log: Log;
  readonly courier: CodeCourier;
  /**
   * Undefined in most tests, because they need no search index. The app then has no routes for catalogue,
   * search, content and media.
   */
  readonly catalogue?: OpenCatalogue;
  /** Payment provider for prepaid orders. */
  readonly provider?: PaymentProvider | undefined;
  /** Carrier whose webhooks move parcels. */
  readonly carrier?: Carrier | undefined;
  /** Checks passwords at login. Set only for a shop without single sign-on. */
  readonly passwords?: OauthOptions['passwords'] | undefined;
  /** Language model that helps Tara. Without one, Tara answers from the catalogue alone. */
  readonly model?: ModelAccess | undefined;
  /** Counters shared by all processes. Without shared counters, each process counts alone. */
  readonly shared?: SharedCounts | undefined;
  /** Watches the disk of the embedded database. Undefined if a PostgreSQL server stores the data. */
  readonly disk?: Disk | undefined;
  readonly shutdown?: Pick<GracefulShutdown, 'hasBegun'> | undefined;
}

/**
 * The store's public listener. Serves every call of the contract for the store, the identity provider and the
 * content service.
 */
export function buildApp(deps: AppDeps): FastifyInstance {
  const { config, db, queue, clock, log, courier, catalogue, provider, carrier } = deps;
  const { passwords, shared, disk, shutdown, model } = deps;
  const { secrets } = config;
  const guarding = createGuardParts(log, config.limits ?? usualLimits);
  const app = Fastify({
    ...guardedOptions(guarding),
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: 'idle',
    // During shutdown, requests on open connections still get a response, which closes the connection.
    return503OnClosing: false,
  });
  guard(app, guarding);
  handleErrors(app, log);
  readBodies(app);

  const { identityOrigin, publicOrigin = 'http://localhost:4000', redirectOrigins = [] } = config;
  const { hmacKey } = secrets;
  const codes = createCodes({
    ...{ db, clock, courier, hmacKey, shared },
    addressLimit: config.loginLimit,
  });
  const captcha = createCaptcha({ db, clock, hmacKey });
  const development = identityOrigin
    ? undefined
    : createDevelopmentIdentity({
        ...{ db, clock, courier, codes, captcha, hmacKey },
        redirectOrigins: [publicOrigin, ...redirectOrigins],
      });
  const identity = development ?? createExternalIdentity({ origin: identityOrigin ?? '', secrets });
  const oauth = createOauth({
    ...{ db, clock, secrets, identity, passwords, captcha },
  });
  const tokens = {
    store: oauth.read,
    identity: async (accessToken: string) => {
      const customerHash = development
        ? await development.bearer(accessToken)
        : (await identity.profile(accessToken)).customerHash;
      return { kind: 'identity', accessToken, customerHash } as const;
    },
  };
  const mount = createMount(app, {
    tokens,
    clients: createClientCheck(secrets),
    disk,
    queue,
    uploads: createUploads(app, config.uploadsDir ?? path.join(tmpdir(), 'luxe-uploads')),
  });
  const livePolicy = catalogue?.livePolicy ?? createLivePolicy(db);
  const shop = { db, clock, livePolicy };

  app.register(async () => {
    oauthRoutes(mount, oauth);
    if (development) identityRoutes(mount, development);
    customerRoutes(mount, { ...shop, identity, shared });
    pincodeRoutes(mount, shop);
    addressRoutes(mount, shop);
    const encryption = createEncryption(hmacKey, 'bank account');
    const checkoutParts = {
      ...shop,
      log,
      carts: createCarts(db, clock, livePolicy),
      providerOptions: cacheProviderOptions(provider?.options, clock),
      pans: createPans({ ...shop, hmacKey, shared }),
      provider,
      returnUrl: publicOrigin + paymentReturnPath,
      shared,
      carrier,
      encryption,
    };
    const nonBlocking = { ...shop, providerOptions: withCachedPlans(checkoutParts.providerOptions) };
    cartRoutes(mount, {
      ...shop,
      shared,
      guestLimit: config.guestCartLimit,
      minimumPayable: minimumPayableOf(provider),
      noCostFrom: (payable) => noCostFrom(nonBlocking, payable),
    });
    checkoutRoutes(mount, checkoutParts);
    creditRoutes(mount, checkoutParts);
    paymentRoutes(mount, checkoutParts);
    orderRoutes(mount, checkoutParts);
    trackingRoutes(mount, { db, clock, log, courier, codes, captcha, hmacKey, shared });
    returnRoutes(mount, { ...shop, shared, encryption });
    wishlistRoutes(mount, shop);
    savedRoutes(mount, checkoutParts);
    accountRoutes(mount, { ...shop, shared, flagDeleted: development?.flagDeleted });
    settingRoutes(mount, shop);
    supportRoutes(mount, { ...shop, shared });
    feedbackRoutes(mount, { db, clock, hmacKey });
    leadRoutes(mount, { ...shop, shared });
    newsletterRoutes(mount, { db, clock, hmacKey, shared });
    dataRightRoutes(mount, { db, clock, hmacKey, shared });
    consentRoutes(mount, { db, clock, shared });
    walletRoutes(mount, { ...shop, shared });
    giftCardRoutes(mount, {
      ...checkoutParts,
      keys: createGiftCardKeys(hmacKey),
      cartLimit: config.guestCartLimit,
    });
    reportRoutes(mount, { ...shop, shared });
    vitalRoutes(mount, { ...shop, shared });
    pushRoutes(mount, {
      ...{ db, clock, shared, config: config.push },
      encryption: createEncryption(hmacKey, 'device'),
    });
    eventRoutes(mount, { ...shop, shared });
    if (catalogue) {
      mountCatalogue(mount, { ...shop, catalogue: catalogue.catalogue });
      productOfferRoutes(mount, {
        clock: shop.clock,
        catalogue: catalogue.catalogue,
        discounts: catalogue.discounts,
        providerOptions: checkoutParts.providerOptions,
        hasBankOffers: Boolean(provider?.options),
      });
      mountPersonalization(mount, { ...shop, catalogue: catalogue.catalogue });
      const { catalogue: products, content } = catalogue;
      const onError = (error: unknown) => log.fault('Reading the vocabulary of Tara', error);
      const understanding = createLiveUnderstanding({ db, clock, catalogue: products, onError });
      // Otherwise the first question would wait for it.
      app.addHook('onListen', async () => void understanding.read().catch(onError));
      taraRoutes(mount, {
        ...{ clock, shared },
        assistant: createAssistant({
          ...{ ...shop, catalogue: products, content },
          understanding,
          help: model && createModelHelp({ ...model, clock, shared, log }),
        }),
      });
      mountContent(mount, { ...shop, content: catalogue.content });
      mountArticles(mount, catalogue.articles);
      mountMedia(app, catalogue.originals, config.mediaDirs ?? []);
      mountChanges(mount, catalogue.feed);
      mountPreview(mount, {
        ...{ db, clock, catalogue: catalogue.catalogue },
        tokens: createPreviewTokens(hmacKey),
        deskOrigin: config.deskOrigin,
      });
      app.addHook('preClose', async () => catalogue.feed.close());
    }
  });

  if (provider)
    paymentWebhook(app, {
      ...shop,
      provider,
      log,
      shared,
      onEvent: (reference) => checkRefundsNow(db, reference, clock.now()),
    });
  if (carrier) carrierWebhook(app, { ...shop, carrier, log, shared });
  health(app, { db, disk, shutdown, indexAgeMs: catalogue && (() => catalogue.follower.ageMs()) });
  return app;
}
