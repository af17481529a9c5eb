import { consentCategories } from '@luxe/contract/consent';
import { describe, expect, it, test, vi } from 'vitest';
import { createTelemetry, type Consent, type ConsentCategory, type DomainEvent } from './index.ts';

const answer = (...allowed: readonly ConsentCategory[]): Consent => ({
  preferences: allowed.includes('preferences'),
  measurement: allowed.includes('measurement'),
  advertising: allowed.includes('advertising'),
});
const all = answer(...consentCategories);
const none = answer();

function recorder(category: ConsentCategory = 'measurement') {
  const events: DomainEvent[] = [];
  const ended = vi.fn();
  const adapter = {
    name: 'recorder',
    category,
    send: (event: DomainEvent) => void events.push(event),
    endSession: ended,
  };
  return { events, ended, adapter, names: () => events.map(({ name }) => name) };
}

describe('createTelemetry', () => {
  it('ends the session of each adapter at logout and drops queued events [AUT-24]', () => {
    const sent: string[] = [];
    const adapter = {
      name: 'recorder',
      category: 'measurement' as const,
      send: ({ name }: DomainEvent) => void sent.push(name),
      endSession: () => void sent.push('end'),
    };
    const { track, setConsent } = createTelemetry({ adapters: [adapter], consent: all });
    track('logged out');
    track('OTP submitted');
    expect(sent).toEqual(['logged out', 'end', 'OTP submitted']);

    const later = recorder();
    const waiting = createTelemetry({ adapters: [later.adapter] });
    waiting.track('OTP submitted');
    waiting.track('logged out');
    waiting.setConsent(all);
    expect(later.names()).toEqual([]);
    setConsent(none);
    expect(sent.at(-1)).toBe('end');
  });

  it('sends nothing until the shopper answers, then sends queued events in order', () => {
    const { events, adapter } = recorder();
    const { track, setConsent } = createTelemetry({ adapters: [adapter], now: () => 5 });
    track('OTP sent', { isResend: false });
    track('OTP submitted');
    expect(events).toEqual([]);
    setConsent(all);
    track('logged out');
    expect(events).toEqual([
      { name: 'OTP sent', detail: { isResend: false }, at: 5 },
      { name: 'OTP submitted', detail: {}, at: 5 },
      { name: 'logged out', detail: {}, at: 5 },
    ]);
  });

  test.each([
    ['all', all, [true, true, true]],
    ['none', none, [false, false, false]],
    ['preferences', answer('preferences'), [true, false, false]],
    ['measurement', answer('measurement'), [false, true, false]],
    ['advertising', answer('advertising'), [false, false, true]],
  ] as const)('sends queued and later events only to the allowed adapters: %s', (_, consent, expected) => {
    const recorders = consentCategories.map((category) => recorder(category));
    const { track, setConsent } = createTelemetry({ adapters: recorders.map(({ adapter }) => adapter) });
    track('OTP submitted');
    setConsent(consent);
    track('OTP sent', { isResend: true });
    expect(recorders.map(({ names }) => names())).toEqual(
      expected.map((isAllowed) => (isAllowed ? ['OTP submitted', 'OTP sent'] : [])),
    );
  });

  it('sends nothing of the time without consent after a later consent', () => {
    const { adapter, names } = recorder();
    const { track, setConsent } = createTelemetry({ adapters: [adapter] });
    track('OTP submitted');
    setConsent(none);
    track('OTP submitted');
    setConsent(all);
    expect(names()).toEqual([]);
    track('sign up viewed');
    expect(names()).toEqual(['sign up viewed']);
  });

  it('ends the session of an adapter when its consent is withdrawn, and of no other', () => {
    const [measured, advertised] = [recorder('measurement'), recorder('advertising')];
    const { track, setConsent } = createTelemetry({
      adapters: [measured.adapter, advertised.adapter],
      consent: all,
    });
    setConsent(answer('measurement'));
    track('OTP submitted');
    expect([measured.names(), advertised.names()]).toEqual([['OTP submitted'], []]);
    expect(advertised.ended).toHaveBeenCalledOnce();
    expect(measured.ended).not.toHaveBeenCalled();
  });

  it('keeps only the newest events when the queue is full', () => {
    const { events, adapter } = recorder();
    const { track, setConsent } = createTelemetry({ adapters: [adapter], limit: 2 });
    for (const reason of ['1', '2', '3']) track('login failed', { reason });
    setConsent(all);
    expect(events.map(({ detail }) => detail)).toEqual([{ reason: '2' }, { reason: '3' }]);
  });

  it('logs an adapter that throws and sends to the others', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { events, adapter } = recorder();
    const broken = {
      name: 'broken',
      category: 'measurement' as const,
      send: () => {
        throw new Error('no');
      },
    };
    const { track } = createTelemetry({ adapters: [broken, adapter], consent: all });
    expect(() => track('logged out')).not.toThrow();
    expect(events).toHaveLength(1);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
