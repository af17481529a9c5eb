import { current } from '@luxe/contract/calls';
import { useClient, useIsSignedIn } from '@luxe/resources';
import { useEffect, useState } from 'react';
import { hashOf, pushBrowser, type PushBrowser } from './pushBrowser.ts';

/** `absent`: the shop sends no messages, or this is not known yet. */
type PushState = 'absent' | 'unsupported' | 'denied' | 'off' | 'on';

export interface Push {
  readonly state: PushState;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  readonly change: (isOn: boolean) => Promise<void>;
}

const params = { user: current };

/** Messages about orders to this device. Nothing is asked before the shopper presses the switch. */
export function usePush(browser: PushBrowser = pushBrowser): Push {
  const client = useClient();
  const isCustomer = useIsSignedIn();
  const [publicKey, setPublicKey] = useState('');
  const [state, setState] = useState<PushState>('absent');
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const isSupported = browser.isSupported();
      const known = isSupported ? await browser.read() : undefined;
      const query = known ? { device: await hashOf(known.endpoint) } : {};
      const settings = await client.call('pushSettings', { params, query });
      if (isOver || settings.publicKey === null) return;
      setPublicKey(settings.publicKey);
      if (!isSupported) setState('unsupported');
      else if (browser.isDenied()) setState('denied');
      else setState(settings.isOn && known?.serverKey === settings.publicKey ? 'on' : 'off');
    };
    if (isCustomer) read().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [client, isCustomer, browser]);

  const turnOn = async (): Promise<PushState> => {
    if (!(await browser.ask())) return browser.isDenied() ? 'denied' : 'off';
    const { endpoint, p256dh, auth } = await browser.subscribe(publicKey);
    await client.call('savePushSubscription', { params, body: { endpoint, p256dh, auth } });
    return 'on';
  };
  const turnOff = async (): Promise<PushState> => {
    const known = await browser.read();
    if (known) await client.call('deletePushSubscription', { params, body: { endpoint: known.endpoint } });
    await browser.unsubscribe();
    return 'off';
  };
  const change = async (isOn: boolean) => {
    setBusy(true);
    setFailed(false);
    try {
      setState(await (isOn ? turnOn() : turnOff()));
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  return { state, isBusy, hasFailed, change };
}
