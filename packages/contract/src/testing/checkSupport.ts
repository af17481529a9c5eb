import type { Probe } from './probe.ts';

/** Checks the help topics and error reports. */
export async function checkSupport(probe: Probe) {
  const { topics } = (await probe.call('helpTopics')) ?? { topics: [] };
  await probe.call('helpTopics', { query: { search: 'no-such-word' }, about: 'a search without results' });
  const [topic] = topics;
  const [question] = topic?.questions ?? [];
  const vote = { topic: topic?.id ?? '', hasHelped: true, voter: 'conformance-run' } as const;
  if (question) await probe.call('voteForAnswer', { body: { ...vote, question: question.question } });
  await probe.call('voteForAnswer', {
    body: { ...vote, topic: 'no-such-topic', question: 'No such question?' },
    expectedError: { status: 404, code: 'T4042' },
  });
  const fault = {
    kind: 'page',
    name: 'TypeError',
    message: 'x is not a function',
    where: 'conformance',
    route: 'product',
    device: 'phone',
  } as const;
  await probe.call('reportError', { body: fault });
  await probe.call('reportError', { body: { ...fault, name: 'Type Error' }, expectedError: { status: 400 } });
  const visit = { route: 'product', device: 'phone', connection: '4g', values: { LCP: 1800 } } as const;
  await probe.call('reportVitals', { body: visit });
  await probe.call('reportVitals', { body: { ...visit, values: {} }, expectedError: { status: 400 } });
}

export async function checkTickets(probe: Probe, token: string, user: string) {
  const body = { topic: 'delivery', text: 'A question from a conformance run.' };
  const png = new File([Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10, 0, 0)], 'ribbon.jpg');
  const page = new File(['<script></script>'], 'ribbon.png', { type: 'image/png' });
  await probe.call('createTicket', { token, params: { user }, body: { ...body, files: [png] } });
  await probe.call('createTicket', {
    token,
    params: { user },
    body: { ...body, files: [page] },
    expectedError: { status: 415, code: 'T4151' },
  });
  await probe.call('createTicket', {
    token,
    params: { user },
    body: { ...body, text: 'Short' },
    expectedError: { status: 400 },
  });
  await probe.call('createTicket', {
    token,
    params: { user },
    body: { ...body, orderCode: 'LX-no-such-order' },
    expectedError: { status: 404, code: 'O4041' },
  });
  await probe.call('tickets', { token, params: { user } });
  const unknown = { user, ticketNumber: 'T1' };
  await probe.call('replyToTicket', {
    ...{ token, params: unknown, body: { text: 'A reply.' } },
    expectedError: { status: 404, code: 'T4041' },
  });
  await probe.call('findMissingOrder', { token, params: { user }, query: { reference: 'no-such-payment' } });
  await probe.call('reportMissingOrder', {
    token,
    params: { user },
    body: { text: 'A payment of a conformance run.', email: 'conformance@example.com' },
  });
  const forged = { kind: 'order', token: 'LX-1.zzzzzz.forged' } as const;
  const notFound = { status: 404, code: 'O4021' };
  await probe.call('feedbackForm', { params: forged, expectedError: notFound });
  const answer = { score: 9, reasons: [], comment: '' };
  await probe.call('giveFeedback', { params: forged, body: answer, expectedError: notFound });
  await probe.call('changeFeedbackConsent', {
    ...{ params: forged, body: { isAskedAgain: true }, expectedError: notFound },
  });
}
