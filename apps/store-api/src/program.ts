import { type Clock, type GracefulShutdown, openSharedCounts, portProblem, systemClock } from '@luxe/host';
import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { migrate } from './db/migrate.ts';
import type { Database } from './db/database.ts';
import { watchDisk } from './db/disk.ts';
import { openDatabase } from './db/open.ts';
import { createLog, type Log } from '@luxe/host/log';
import { openCatalogue } from './openCatalogue.ts';
import { announceArticles } from './modules/articles/announceArticles.ts';
import { announceEveryMs } from './modules/changes/announceDue.ts';
import { announceLines } from './modules/content/announcement.ts';
import { announceContent } from './modules/editing/announceContent.ts';
import { createPreviewTokens } from './modules/editing/previewToken.ts';
import { createCarrier } from './modules/carrier/config.ts';
import { createDemoCarrier, type DemoCarrierConfig } from './modules/carrier/demoCarrier.ts';
import { askFeedback } from './modules/feedback/askFeedback.ts';
import { bookParcels, maxParcels } from './modules/fulfilment/bookParcels.ts';
import { carrierWebhookPath } from './modules/fulfilment/carrierWebhook.ts';
import { maxPrepared, prepareParcels } from './modules/fulfilment/demoSellers.ts';
import { sendDemoEvents } from './modules/fulfilment/sendDemoEvents.ts';
import { maxRegistrations, registerInvoices } from './modules/invoice/registerInvoices.ts';
import { createDemoPortal } from './modules/invoice-portal/demoPortal.ts';
import { createCourier } from './modules/one-time-codes/courier.ts';
import { createCodeOutbox } from './modules/one-time-codes/outbox.ts';
import { startRounds } from './modules/jobs/startRounds.ts';
import { createGiftCardKeys } from './modules/gift-card/keys.ts';
import { giftCardMailJob } from './modules/gift-card/queueGiftCardMail.ts';
import {
  fillGiftCardMail,
  reportUndelivered,
  writeGiftCardMail,
} from './modules/gift-card/writeGiftCardMail.ts';
import { createWorker } from './modules/jobs/worker.ts';
import { feedbackJob } from './modules/mail/queueFeedback.ts';
import { mailJob } from './modules/mail/queueMail.ts';
import { maxMails, sendMails } from './modules/mail/sendMails.ts';
import { createSmtpMailer } from './modules/mail/smtpMailer.ts';
import { createOpenAiModel } from './modules/assistant-model/openAiModel.ts';
import { writeMail } from './modules/order-mail/writeMail.ts';
import { memoryDriver } from './modules/search/memoryDriver.ts';
import { postgresDriver } from './modules/search/postgresDriver.ts';
import { buildOps } from './modules/ops/app.ts';
import { authenticatorEncryption } from './modules/staff/authenticator.ts';
import { createDemoStaff } from './modules/staff/demoStaff.ts';
import { createDeskLogin } from './modules/staff/deskLogin.ts';
import { createPushSender } from './modules/push/pushSender.ts';
import { pushJob } from './modules/push/queuePush.ts';
import { maxPushes, sendPushes } from './modules/push/sendPushes.ts';
import { writePush } from './modules/push/writePush.ts';
import { openProvider } from './modules/payment-provider/config.ts';
import { maxAttempts, reconcile } from './modules/payment/reconciler.ts';
import { maxParts, sendRefunds } from './modules/refund/sendRefunds.ts';
import { createTwilio } from './modules/sms/twilio.ts';
import { maxLateReplacements, releaseLateReplacements } from './modules/returns/releaseLateReplacements.ts';
import { dataRequestMailJob } from './modules/data-rights/queueDataRequestMail.ts';
import { writeDataRequestMail } from './modules/data-rights/writeDataRequestMail.ts';
import { newsletterMailJob } from './modules/newsletter/queueNewsletterMail.ts';
import { writeNewsletterMail } from './modules/newsletter/writeNewsletterMail.ts';
import { ticketMailJob } from './modules/support/queueTicketMail.ts';
import { writeTicketMail } from './modules/support/writeTicketMail.ts';
import { handleDemoReturns } from './modules/returns/demoReturns.ts';
import { createEncryption } from './secrets/encryption.ts';
import { startSweeper } from './modules/retention/sweeper.ts';
import { createPasswords } from './modules/customer/password.ts';

/** Length of a day before a request for feedback, in milliseconds. A demo shop asks soon. */
const feedbackDayMs = { demo: 10_000, usual: 24 * 60 * 60_000 };

export interface Program {
  /** Stops accepting requests, finishes the open ones and closes the database. */
  stop(): Promise<void>;
}

export interface ProgramOptions {
  shutdown?: GracefulShutdown;
  /** Runs after the migrations and before the catalogue is read, for example to fill an empty database. */
  prepare?: (db: Database, log: Log, clock: Clock) => Promise<void>;
}

/**
 * Locks the folder, migrates and prepares the database, opens the search index and starts the listeners, in
 * this sequence. If a step fails, closes what is open and rejects with a readable message.
 */
export async function startProgram(
  config: Config,
  { shutdown, prepare }: ProgramOptions = {},
): Promise<Program> {
  const log = createLog(config.logLevel);
  const closers: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).toReversed())
      await close().catch((error: unknown) => log.fault('Closing', error));
  };
  try {
    await checkPortFree(config.opsHost, config.opsPort, 'OPS_PORT');
    await checkPortFree(config.host, config.port, 'PORT');
    log.info('Opening the database.');
    const { db, queue, close, kind } = await openDatabase(config);
    closers.push(close);
    const applied = await migrate(db);
    if (applied.length > 0) log.info(`Tables are up to date (${applied.length} migrations).`);
    await prepare?.(db, log, systemClock);

    const catalogue = await openCatalogue({
      db,
      driver:
        config.searchDriver === 'postgres'
          ? postgresDriver({ db })
          : memoryDriver({ db, dataDir: config.dataDir }),
      onError: (error) => log.fault('Following changes', error),
      warn: (line) => log.warn(line),
    });
    closers.push(() => catalogue.close());
    for (const [name, announce] of [
      ['Announcing articles', announceArticles],
      ['Announcing lines above the header', announceLines],
      ['Publishing scheduled content', announceContent],
    ] as const) {
      const round = async () => {
        // The pages of the storefronts follow at once, not only after the next poll.
        if ((await announce({ db, clock: systemClock })) > 0) await catalogue.follower.poll();
        return false;
      };
      const rounds = startRounds({ name, round, log, everyMs: announceEveryMs });
      closers.push(() => rounds.stop());
    }
    const mailer = config.mail && createSmtpMailer(config.mail);
    const mailOptions = {
      origin: config.publicOrigin,
      hmacKey: config.secrets.hmacKey,
      isSending: mailer !== undefined,
    };
    const keys = createGiftCardKeys(config.secrets.hmacKey);
    const worker = createWorker(db, systemClock, log, {
      [mailJob]: writeMail(mailOptions),
      [ticketMailJob]: writeTicketMail(mailOptions),
      [newsletterMailJob]: writeNewsletterMail(mailOptions),
      [dataRequestMailJob]: writeDataRequestMail(mailOptions),
      [giftCardMailJob]: writeGiftCardMail({ ...mailOptions, keys }),
      [pushJob]: writePush(),
      [feedbackJob]: askFeedback({
        ...mailOptions,
        dayMs: config.isDemo ? feedbackDayMs.demo : feedbackDayMs.usual,
      }),
    });
    const disk = kind === 'pglite' ? watchDisk(config.dataDir) : undefined;
    worker.start(() => disk === undefined || disk.state() === 'ok');
    closers.push(() => worker.stop());
    const sweeper = startSweeper({ db, clock: systemClock, log, uploadsDir: config.uploadsDir, disk });
    closers.push(() => sweeper.stop());

    if (mailer) {
      const parts = {
        db,
        clock: systemClock,
        mailer,
        log,
        fill: fillGiftCardMail(db, keys, systemClock.now),
        onGivenUp: reportUndelivered(systemClock.now),
      };
      const mails = startRounds({
        name: 'Messages',
        round: async (stopping) => (await sendMails(parts, stopping)) === maxMails,
        log,
      });
      closers.push(async () => {
        await mails.stop();
        mailer.close();
      });
    }
    if (config.push) {
      const encryption = createEncryption(config.secrets.hmacKey, 'device');
      const parts = { db, clock: systemClock, log, encryption, sender: createPushSender(config.push) };
      const pushes = startRounds({
        name: 'Messages to devices',
        round: async (stopping) => (await sendPushes(parts, stopping)) === maxPushes,
        log,
      });
      closers.push(() => pushes.stop());
    }
    const outbox = config.isDemo ? createCodeOutbox(log) : undefined;
    const courier = createCourier({
      ...{ outbox, mailer, log, origin: config.publicOrigin },
      sms: config.sms && createTwilio(config.sms),
    });
    if (config.isDemo) {
      const portal = createDemoPortal(config.secrets.hmacKey);
      const parts = { db, clock: systemClock, portal, log };
      const registrations = startRounds({
        name: 'E-invoices',
        round: async (stopping) => (await registerInvoices(parts, stopping)) === maxRegistrations,
        log,
      });
      closers.push(() => registrations.stop());
    }
    const shared = config.redisUrl
      ? await openSharedCounts({
          url: config.redisUrl,
          onChange: (isAvailable) => logRedisState(log, isAvailable),
        })
      : undefined;
    if (shared) closers.push(() => shared.close());
    const provider = await openProvider(config.payment);
    if (provider) {
      const { refundRetryMs: retryMs } = config;
      const parts = { db, clock: systemClock, livePolicy: catalogue.livePolicy, provider, retryMs };
      const reconciler = startRounds({
        name: 'The reconciler',
        round: async () => (await reconcile(parts, log)) === maxAttempts,
        log,
      });
      const refunds = startRounds({
        name: 'Refunds',
        round: async (stopping) => (await sendRefunds(parts, log, stopping)) === maxParts,
        log,
      });
      closers.push(
        () => reconciler.stop(),
        () => refunds.stop(),
      );
    }
    const replacements = startRounds({
      name: 'Reserved replacements',
      round: async () =>
        (await releaseLateReplacements({ db, clock: systemClock, log })) === maxLateReplacements,
      log,
    });
    closers.push(() => replacements.stop());
    const carrier = createCarrier(config.carrier, systemClock);
    if (carrier) {
      const parts = { db, clock: systemClock, carrier, log };
      const bookings = startRounds({
        name: 'Parcels',
        round: async (stopping) => (await bookParcels(parts, stopping)) === maxParcels,
        log,
      });
      closers.push(() => bookings.stop());
    }
    const app = buildApp({
      config,
      provider,
      carrier,
      db,
      queue,
      clock: systemClock,
      log,
      courier,
      catalogue,
      passwords: config.singleSignOn ? undefined : createPasswords({ db, clock: systemClock, shared }),
      model: config.model && {
        model: createOpenAiModel(config.model),
        perVisitor: config.model.perVisitor,
      },
      shared,
      disk,
      shutdown,
    });
    const authenticators = authenticatorEncryption(config.secrets.hmacKey);
    if (config.demoStaff)
      await createDemoStaff({ db, clock: systemClock, encryption: authenticators }, config.demoStaff);
    const ops = buildOps({
      fillMail: fillGiftCardMail(db, keys, systemClock.now),
      db,
      log,
      outbox,
      demoStaff: config.demoStaff,
      desk: {
        clock: systemClock,
        livePolicy: catalogue.livePolicy,
        provider,
        encryption: createEncryption(config.secrets.hmacKey, 'bank account'),
        login: createDeskLogin({ db, clock: systemClock, shared, authenticators }),
        origin: config.deskOrigin,
        filesDir: config.deskFilesDir,
        uploadsDir: config.uploadsDir,
        mediaDirs: config.mediaDirs,
        catalogue: catalogue.catalogue,
        publicOrigin: config.publicOrigin,
        previewTokens: createPreviewTokens(config.secrets.hmacKey),
        hmacKey: config.secrets.hmacKey,
      },
    });
    closers.push(
      () => ops.close(),
      () => app.close(),
    );
    await listen(ops, config.opsHost, config.opsPort, 'OPS_PORT');
    await listen(app, config.host, config.port, 'PORT');
    if (config.carrier?.name === 'demo') closers.push(startDemoDeliveries(config, config.carrier, db, log));
    const warming = new AbortController();
    const warmed = catalogue.catalogue
      .warm(warming.signal)
      .catch((error: unknown) => log.fault('Reading popular products', error));
    closers.push(() => {
      warming.abort();
      return warmed;
    });
    const where = kind === 'pglite' ? `data in ${config.dataDir}` : 'data on the PostgreSQL server';
    log.info(`The store API is on http://${config.host}:${config.port}, ${where}.`);
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Starts the sellers, the carrier and the returns of a demo shop, which work by the clock. The result stops
 * them.
 */
function startDemoDeliveries(
  { host, port }: Config,
  carrierConfig: DemoCarrierConfig,
  db: Database,
  log: Log,
): () => Promise<void> {
  const sellers = startRounds({
    name: 'The sellers',
    round: async () =>
      (await prepareParcels({ db, clock: systemClock, log }, carrierConfig.dayMs)) >= maxPrepared,
    log,
  });
  const returns = startRounds({
    name: 'Returns',
    round: async () => {
      await handleDemoReturns({ db, clock: systemClock, log }, carrierConfig.dayMs);
      return false;
    },
    log,
  });
  const carrier = createDemoCarrier(carrierConfig, systemClock);
  const url = `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host}:${port}${carrierWebhookPath}`;
  const messages = startRounds({
    name: 'The demo carrier',
    round: async () => {
      await sendDemoEvents(db, carrier, url);
      return false;
    },
    log,
  });
  return async () => {
    await sellers.stop();
    await returns.stop();
    await messages.stop();
  };
}

function logRedisState(log: Log, isAvailable: boolean) {
  if (isAvailable) log.info('Redis is reachable: limits are shared.');
  else log.warn('Redis is unreachable: until it returns, this process counts limits alone.');
}

async function listen(app: FastifyInstance, host: string, port: number, variable: string) {
  await app.listen({ host, port }).catch((error: unknown) => {
    throw portProblem(error, port, variable);
  });
}

/** Checks the port before the slow start, so that a taken port fails at once. */
async function checkPortFree(host: string, port: number, variable: string) {
  const probe = createServer();
  try {
    await once(probe.listen({ host, port, exclusive: true }), 'listening');
  } catch (error) {
    throw portProblem(error, port, variable);
  }
  await new Promise((resolve) => probe.close(resolve));
}
