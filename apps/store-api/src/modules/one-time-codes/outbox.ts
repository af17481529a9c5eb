import type { Log } from '@luxe/host/log';
import type { CodeCourier } from './codeCourier.ts';

/**
 * Replaces SMS and e-mail in the demo: holds the last code and link of each contact in memory, for the ops
 * listener. Also logs each code.
 */
export interface CodeOutbox extends CodeCourier {
  lastCode(contact: string): string | undefined;
  lastLink(email: string): string | undefined;
}

const maxEntries = 1000;

export function createCodeOutbox(log: Log): CodeOutbox {
  const codes = new Map<string, string>();
  const links = new Map<string, string>();
  return {
    reaches: () => true,
    deliver(contact, code) {
      setBounded(codes, contact, code);
      const recipient = contact.includes('@')
        ? `the e-mail address that ends in ${contact.slice(contact.indexOf('@'))}`
        : `the phone ending in ${contact.slice(-4)}`;
      log.info(`The one-time code for ${recipient} is ${code}.`);
    },
    deliverLink: (email, token) => setBounded(links, email, token),
    lastCode: (contact) => codes.get(contact),
    lastLink: (email) => links.get(email),
  };
}

function setBounded(map: Map<string, string>, name: string, value: string) {
  map.delete(name);
  map.set(name, value);
  const [oldest] = map.keys();
  if (map.size > maxEntries && oldest !== undefined) map.delete(oldest);
}
