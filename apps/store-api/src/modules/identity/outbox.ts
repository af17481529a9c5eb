import type { Log } from '@luxe/host/log';
import type { CodeCourier } from './provider.ts';

/** The demo's SMS: the last code of a phone, for the program's line and the second listener. In memory alone. */
export interface CodeOutbox extends CodeCourier {
  lastCode(phone: string): string | undefined;
}

const kept = 1000;

export function createCodeOutbox(log: Log): CodeOutbox {
  const codes = new Map<string, string>();
  return {
    deliver(phone, code) {
      codes.delete(phone);
      codes.set(phone, code);
      const [oldest] = codes.keys();
      if (codes.size > kept && oldest !== undefined) codes.delete(oldest);
      log.info(`The one-time code for the phone ending in ${phone.slice(-4)} is ${code}.`);
    },
    lastCode: (phone) => codes.get(phone),
  };
}
