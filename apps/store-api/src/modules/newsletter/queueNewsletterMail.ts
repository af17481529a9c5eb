import type { Database } from '../../db/database.ts';
import { job } from '../../db/schema/index.ts';

/** Kind of the jobs that write messages of the newsletter. */
export const newsletterMailJob = 'newsletterMail';

/** `confirm`: asks the owner of the address. `welcome`: after the confirmation. */
export type NewsletterLetter = 'confirm' | 'welcome';

/** Queues a message of the newsletter in the transaction of the change. */
export async function queueNewsletterMail(
  tx: Database,
  subscriptionId: number,
  letter: NewsletterLetter,
  at: Date,
): Promise<void> {
  const payload = { subscriptionId: String(subscriptionId), letter };
  await tx.insert(job).values({ kind: newsletterMailJob, payload, runAt: at });
}
