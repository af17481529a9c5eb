import type { Clock } from '@luxe/host';
import type { Log } from '@luxe/host/log';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import type { PreviewTokens } from '../editing/previewToken.ts';
import type { LiveCatalogue } from '../catalogue/liveCatalogue.ts';
import type { PaymentProvider } from '../payment-provider/provider.ts';
import type { LivePolicy } from '../policy/livePolicy.ts';
import type { DeskLogin } from '../staff/deskLogin.ts';
import { accountDesk } from './deskAccount.ts';
import { deskApplication } from './deskApplication.ts';
import { auditDesk } from './deskAudit.ts';
import { enquiryDesk } from './deskEnquiries.ts';
import { feedbackDesk } from './deskFeedback.ts';
import { orderChargeDesk } from './deskCharges.ts';
import { giftCardDesk } from './deskGiftCards.ts';
import { helpDesk } from './deskHelp.ts';
import { mailDesk } from './deskMails.ts';
import { contentDesk } from './deskContent.ts';
import { pictureDesk } from './deskPictures.ts';
import { createDeskMount } from './deskMount.ts';
import { offerReaderDesk } from './deskOfferReaders.ts';
import { orderAnswer, orderDesk } from './deskOrders.ts';
import { refundDesk } from './deskRefunds.ts';
import { returnDesk } from './deskReturns.ts';
import { settingsDesk } from './deskSettings.ts';
import { ticketDesk } from './deskTickets.ts';
import { vitalDesk } from './deskVitals.ts';
import { guardDesk } from './guardDesk.ts';

export interface DeskParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly livePolicy: LivePolicy;
  readonly provider: PaymentProvider | undefined;
  /** Decrypts bank accounts. */
  readonly encryption: Encryption;
  readonly login: DeskLogin;
  /** Origin at which people reach the desk. */
  readonly origin: string;
  /** Folder of the built application. */
  readonly filesDir: string;
  /** Folder of the files that customers send. */
  readonly uploadsDir: string;
  /**
   * Undefined in tests of other parts, because they need no search index. Fields then find nothing to
   * choose.
   */
  readonly catalogue: LiveCatalogue | undefined;
  /** Folders of pictures, in the order of the search. New ones are written into the first. */
  readonly mediaDirs: readonly string[];
  /** Origin of the storefront, for previews. */
  readonly publicOrigin: string;
  readonly previewTokens: PreviewTokens;
  /** Signs the links with which people unsubscribe. */
  readonly hmacKey: string;
  /** Network of a request, for limits. */
  readonly networkOf: (request: FastifyRequest) => string;
}

/**
 * Serves `/desk`: everything that people who run the shop do, behind their own accounts. The application is
 * public; its calls are below `/desk/api`, and each has the role of its contract.
 */
export function deskRoutes(app: FastifyInstance, parts: DeskParts): void {
  const { login, origin } = parts;
  app.register(async (scope) => {
    // JSON is the only body. A page of another origin cannot send it without a permission.
    scope.removeContentTypeParser('text/plain');
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('referrer-policy', 'same-origin');
      if (origin.startsWith('https:')) reply.header('strict-transport-security', 'max-age=31536000');
    });
    guardDesk({ login, origin })(scope);

    const mount = createDeskMount(scope);
    const answer = orderAnswer(parts);
    accountDesk(mount, parts);
    orderDesk(mount, answer, parts);
    refundDesk(mount, answer, parts);
    orderChargeDesk(mount, answer, parts);
    returnDesk(scope, mount, answer, parts);
    ticketDesk(scope, mount, parts);
    feedbackDesk(scope, mount, parts);
    helpDesk(mount, parts);
    mailDesk(scope, mount, parts);
    giftCardDesk(mount, parts);
    contentDesk(mount, parts);
    pictureDesk(scope, mount, parts);
    enquiryDesk(mount, parts);
    offerReaderDesk(scope, mount, parts);
    settingsDesk(mount, parts);
    auditDesk(mount, parts);
    vitalDesk(mount, parts);
    deskApplication(scope, parts);
  });
}
