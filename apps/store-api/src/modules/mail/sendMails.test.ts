import { createLog } from '@luxe/host/log';
import { eq } from 'drizzle-orm';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { job, outboxMessage } from '../../db/schema/index.ts';
import { databases } from '../../testing/databases.ts';
import { manualClock } from '../../testing/manualClock.ts';
import { MailError, type Mailer, type OutgoingMail } from './mailer.ts';
import type { StoredMessage } from './repository.ts';
import { sendMails } from './sendMails.ts';
import { createSmtpMailer } from './smtpMailer.ts';

const log = createLog('silent');
const minute = 60_000;

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`sending messages on ${name}`, () => {
    let database: OpenDatabase;
    let clock = manualClock();
    beforeAll(async () => {
      database = await open();
    }, 60_000);
    beforeEach(async () => {
      clock = manualClock();
      await database.db.delete(outboxMessage);
    });
    afterAll(() => database.close());

    async function addMessages(count: number) {
      for (let at = 0; at < count; at += 1) {
        const [row] = await database.db
          .insert(job)
          .values({ kind: 'mail', payload: {}, runAt: clock.now() })
          .returning();
        const now = clock.now();
        await database.db.insert(outboxMessage).values({
          ...{ jobId: row?.id ?? 0, recipient: `${at}@example.com`, subject: `${at}`, text: 't', html: 'h' },
          ...{ status: 'waiting', createdAt: now, checkAt: now },
        });
      }
    }
    const round = (mailer: Mailer) => sendMails({ db: database.db, clock, mailer, log });
    const all = () => database.db.select().from(outboxMessage).orderBy(outboxMessage.id);
    function fakeMailer(answer: () => Error | undefined = () => undefined) {
      const sent: OutgoingMail[] = [];
      const mailer: Mailer = {
        async send(mail) {
          const problem = answer();
          if (problem) throw problem;
          sent.push(mail);
        },
        close() {},
      };
      return { mailer, sent };
    }

    it('sends each message once, also when two processes send at the same time', async () => {
      await addMessages(12);
      const { mailer, sent } = fakeMailer();
      await Promise.all([round(mailer), round(mailer)]);
      await round(mailer);
      expect(sent.map(({ to }) => to).toSorted()).toEqual(
        Array.from({ length: 12 }, (_, at) => `${at}@example.com`).toSorted(),
      );
      expect(await all()).toMatchObject(
        Array.from({ length: 12 }, () => ({ status: 'sent', tries: 1, checkAt: null, sentAt: clock.now() })),
      );
    });

    it('tries again after longer and longer times while the server does not answer, for three days', async () => {
      await addMessages(1);
      const { mailer, sent } = fakeMailer(() => new MailError('no answer', false));
      const waits: number[] = [];
      for (let last = clock.now(); (await all())[0]?.status === 'waiting';) {
        await round(mailer);
        const [message] = await all();
        if (!message?.checkAt) break;
        waits.push((message.checkAt.getTime() - last.getTime()) / minute);
        clock.jump(message.checkAt.getTime() - clock.now().getTime());
        last = clock.now();
      }
      expect(waits.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
      expect(await all()).toMatchObject([{ status: 'failed', problem: 'no answer', checkAt: null }]);
      expect(sent).toEqual([]);
    });

    it('gives up a message that the server rejects, and sends the next one', async () => {
      await addMessages(2);
      let isFirst = true;
      const { mailer, sent } = fakeMailer(() => {
        const problem = isFirst ? new MailError('550 no such mailbox', true) : undefined;
        isFirst = false;
        return problem;
      });
      await round(mailer);
      expect((await all()).map(({ status }) => status)).toEqual(['failed', 'sent']);
      expect(sent).toHaveLength(1);
    });

    it('sends the next message when one cannot be prepared, and tries that one again', async () => {
      await addMessages(3);
      const { mailer, sent } = fakeMailer();
      let isBroken = true;
      const fill = async (message: StoredMessage) => {
        if (message.subject === '2') return undefined;
        if (message.subject === '0' && isBroken) throw new Error('another key');
        return message;
      };
      const fillRound = () => sendMails({ db: database.db, clock, mailer, log, fill });
      await fillRound();
      expect((await all()).map(({ status, tries }) => [status, tries])).toEqual([
        ...[
          ['waiting', 1],
          ['sent', 1],
          ['failed', 1],
        ],
      ]);
      isBroken = false;
      clock.jump(2 * minute);
      await fillRound();
      expect(sent.map(({ subject }) => subject)).toEqual(['1', '0']);
    });

    it('repeats a message with the same id after a process died while it was sent', async () => {
      await addMessages(1);
      const ids: string[] = [];
      const dying: Mailer = {
        async send({ id }) {
          ids.push(id);
          throw new Error('killed');
        },
        close() {},
      };
      await expect(round(dying)).rejects.toThrow('killed');
      const { mailer, sent } = fakeMailer();
      await round(mailer);
      expect(sent).toEqual([]);
      clock.jump(2 * minute);
      await round(mailer);
      expect(sent.map(({ id }) => id)).toEqual(ids);
    });

    it('does not send messages that were stored before the shop had a mail server', async () => {
      await addMessages(1);
      await database.db.update(outboxMessage).set({ status: 'stored', checkAt: null });
      const { mailer, sent } = fakeMailer();
      expect(await round(mailer)).toBe(0);
      expect(sent).toEqual([]);
      expect(
        await database.db.select().from(outboxMessage).where(eq(outboxMessage.status, 'stored')),
      ).toHaveLength(1);
    });
  });

describe('a mail server', () => {
  const received: { to: string[]; text: string }[] = [];
  const server = new SMTPServer({
    secure: false,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'shop' && password === 'p@ss word'
        ? done(null, { user: 'shop' })
        : done(Object.assign(new Error('wrong'), { responseCode: 535 })),
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('gone') ? done(Object.assign(new Error('gone'), { responseCode: 550 })) : done(),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          to: envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  let url = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.server.address() as AddressInfo;
    url = withLogin(`smtp://127.0.0.1:${port}`, 'p@ss word');
  });
  afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));

  function withLogin(address: string, password: string): string {
    const login = new URL(address);
    login.username = 'shop';
    login.password = password;
    return login.href;
  }
  const from = 'LUXE <orders@shop.example>';
  const mail: OutgoingMail = {
    ...{ id: 'message-7', to: 'asha@example.com', subject: 'A subject: ₹5' },
    ...{ html: '<p>₹5</p>', text: '₹5' },
  };

  it('receives the sender, one recipient, both contents and a message id', async () => {
    const mailer = createSmtpMailer({ url, from });
    await mailer.send(mail);
    await mailer.send({ ...mail, to: 'one@example.com, two@example.com' }).catch(() => undefined);
    mailer.close();
    const [first, ...others] = received;
    expect(first?.text).not.toContain('List-Unsubscribe');
    expect(first?.to).toEqual(['asha@example.com']);
    expect(first?.text).toContain('From: LUXE <orders@shop.example>');
    expect(first?.text).toContain('Message-ID: <message-7@shop.example>');
    expect(first?.text).toContain('Auto-Submitted: auto-generated');
    expect(first?.text).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
    expect(others.flatMap(({ to }) => to)).not.toContain('two@example.com');
  });

  it('has the two headers with which mail programs end a newsletter (RFC 8058)', async () => {
    const mailer = createSmtpMailer({ url, from });
    const unsubscribeUrl = 'https://shop.example/emails-unsubscribe?token=7.abc.def';
    await mailer.send({ ...mail, id: 'message-8', unsubscribeUrl });
    mailer.close();
    const letter = received.at(-1)?.text.replaceAll(/\r?\n\s+/g, ' ');
    expect(letter).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
    expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('rejects an unknown recipient for good, and a wrong password only for now', async () => {
    const mailer = createSmtpMailer({ url, from });
    await expect(mailer.send({ ...mail, to: 'gone@example.com' })).rejects.toMatchObject({
      isRejection: true,
    });
    mailer.close();
    const wrong = createSmtpMailer({ url: withLogin(url, 'other'), from });
    await expect(wrong.send(mail)).rejects.toMatchObject({ isRejection: false });
    wrong.close();
  });

  it('is asked again when it cannot be reached', async () => {
    const mailer = createSmtpMailer({ url: 'smtp://127.0.0.1:1', from, timeoutMs: 500 });
    await expect(mailer.send(mail)).rejects.toMatchObject({ isRejection: false });
    mailer.close();
  });
});
