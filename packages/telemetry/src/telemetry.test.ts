import { describe, expect, it, vi } from 'vitest';
import { createTelemetry, type DomainEvent } from './index.ts';

function recorder() {
  const events: DomainEvent[] = [];
  return { events, adapter: { name: 'recorder', send: (event: DomainEvent) => void events.push(event) } };
}

describe('createTelemetry', () => {
  it('ends the session of each adapter at logout and drops queued events [AUT-24]', () => {
    const sent: string[] = [];
    const adapter = {
      name: 'recorder',
      send: ({ name }: DomainEvent) => void sent.push(name),
      endSession: () => void sent.push('end'),
    };
    const { track, setConsent } = createTelemetry({ adapters: [adapter], consent: 'granted' });
    track('logged out');
    track('OTP submitted');
    expect(sent).toEqual(['logged out', 'end', 'OTP submitted']);

    sent.length = 0;
    setConsent('unknown');
    track('OTP submitted');
    track('logged out');
    setConsent('granted');
    expect(sent).toEqual(['end']);
  });

  it('sends nothing until the shopper consents, then sends queued events in order', () => {
    const { events, adapter } = recorder();
    const { track, setConsent } = createTelemetry({ adapters: [adapter], now: () => 5 });
    track('OTP sent', { isResend: false });
    track('OTP submitted');
    expect(events).toEqual([]);
    setConsent('granted');
    track('logged out');
    expect(events).toEqual([
      { name: 'OTP sent', detail: { isResend: false }, at: 5 },
      { name: 'OTP submitted', detail: {}, at: 5 },
      { name: 'logged out', detail: {}, at: 5 },
    ]);
  });

  it('drops queued events when the shopper denies consent', () => {
    const { events, adapter } = recorder();
    const { track, setConsent } = createTelemetry({ adapters: [adapter] });
    track('OTP submitted');
    setConsent('denied');
    track('OTP submitted');
    setConsent('granted');
    expect(events).toEqual([]);
  });

  it('keeps only the newest events when the queue is full', () => {
    const { events, adapter } = recorder();
    const { track, setConsent } = createTelemetry({ adapters: [adapter], limit: 2 });
    for (const reason of ['1', '2', '3']) track('login failed', { reason });
    setConsent('granted');
    expect(events.map(({ detail }) => detail)).toEqual([{ reason: '2' }, { reason: '3' }]);
  });

  it('logs an adapter that throws and sends to the others', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { events, adapter } = recorder();
    const broken = {
      name: 'broken',
      send: () => {
        throw new Error('no');
      },
    };
    const { track } = createTelemetry({ adapters: [broken, adapter], consent: 'granted' });
    expect(() => track('logged out')).not.toThrow();
    expect(events).toHaveLength(1);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
