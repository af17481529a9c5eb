import { attempt, browserId, useClient, type Outcome } from '@luxe/resources';

/** Stores whether an answer helped, as the vote of this browser. */
export function useVote() {
  const client = useClient();
  return async (topic: string, question: string, hasHelped: boolean): Promise<Outcome> => {
    const sent = await attempt(() =>
      client.call('voteForAnswer', { body: { topic, question, hasHelped, voter: browserId() } }),
    );
    return sent.ok ? { ok: true } : sent;
  };
}
